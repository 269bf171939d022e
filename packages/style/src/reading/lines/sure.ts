import type { Facts } from '../../person/facts.ts';
import { firstMatch, firstMatches, type SeveralLines } from '../select.ts';

/** How many of the palette's colors are sure: the figure a person is given. */
export const SURE_COUNT = firstMatch(
  { id: 'sure-none', when: { sureColors: 'none' }, text: 'None of your {worn} colors is sure yet.' },
  { id: 'sure-one', when: { sureColors: 'one' }, text: 'One of your {worn} colors is sure.' },
  { id: 'sure-few', when: { sureColors: 'few' }, text: '{sure} of your {worn} colors are sure.' },
  { id: 'sure-many', text: '{sure} of your {worn} colors are sure.', says: { sureColors: 'many' } },
);

/** What that means for a first page. */
export const SURE_FIRST = firstMatch(
  {
    id: 'first-sure',
    when: { sureColors: 'many' },
    text: 'They come first: photos from another day would give you nearly all of them again, or a color very like it.',
  },
  {
    id: 'first-if',
    when: { sureColors: 'none' },
    text: 'They are yours if {season} is. Those that also suit {second} come first.',
  },
  {
    id: 'first-both',
    text: 'Those that also suit {second} come first.',
    says: { sureColors: ['few', 'one'] },
  },
);

/** What would make more of them sure. */
export const MORE_SURE = firstMatches(
  1,
  {
    id: 'more-sure-answers',
    when: { sureColors: ['few', 'one', 'none'], ownColors: 'untold' },
    text: 'Your {openColors} could make more of them sure.',
  },
  {
    id: 'more-sure-day',
    when: { sureColors: ['few', 'one', 'none'] },
    text: 'Photos from another day could make more of them sure.',
  },
);

/** Which colors of a group are sure; nothing where none of the whole palette is, which is said once. */
const group = (
  id: 'neutrals' | 'lights' | 'brights',
  fact: 'sureNeutrals' | 'sureLights' | 'sureBrights',
): SeveralLines => {
  const are = (value: Facts[typeof fact]) => ({ [fact]: value });
  return firstMatches(
    1,
    { id: `${id}-some`, when: are('some'), text: `Marked ${id} are sure. The others are yours if {season} is.` },
    {
      id: `${id}-none`,
      when: { ...are('none'), sureColors: ['one', 'few', 'many'] },
      text: `Not sure yet: these ${id} are yours if {season} is.`,
    },
    { id: `${id}-all`, when: are('all'), text: `All of these ${id} are sure.` },
  );
};
export const SURE_NEUTRALS = group('neutrals', 'sureNeutrals');
export const SURE_LIGHTS = group('lights', 'sureLights');
export const SURE_BRIGHTS = group('brights', 'sureBrights');

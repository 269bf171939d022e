import type { Line } from '../../person/facts.ts';
import { firstMatch, firstMatches } from '../select.ts';

/*
 * The one statement about certainty. Its kind follows only from the distribution, so that no bar refutes it, and every
 * place that speaks of certainty has one of these lines.
 */

const statements = (id: string, whose: 'Your' | 'Their'): Line[] => [
  {
    id: `${id}-one`,
    when: { certainty: 'one' },
    text: `${whose} season: {season}, which leads. ${whose} second: {second}.`,
  },
  {
    id: `${id}-two`,
    when: { certainty: 'two' },
    text: `${whose} season: {season}. ${whose} second: {second}. Together, these two lead.`,
  },
  {
    id: `${id}-open`,
    text: `${whose} season: {season}. Also possible: {second} and {third}.`,
    says: { certainty: 'open' },
  },
];

/** On each surface, in up to 16 words. */
export const VERDICT = firstMatch(
  {
    id: 'verdict-mixed',
    when: { people: 'mixed' },
    text: '{season}, if all of these photos show you: they look like different people.',
  },
  ...statements('verdict', 'Your'),
);

/** What would settle an open season; after the statement. */
export const SETTLES = firstMatches(
  1,
  {
    id: 'settles-answers',
    when: { certainty: 'open', people: 'one', ownColors: 'untold' },
    text: 'Your {openColors} could settle it.',
  },
  {
    id: 'settles-day',
    when: { certainty: 'open', people: 'one' },
    text: 'Photos from another day could settle it.',
  },
);

/** On a shared page. */
export const SHARED = firstMatch(...statements('shared', 'Their'));

/** Before payment, so it names none. */
export const PREVIEW = firstMatch(
  { id: 'preview-one', when: { certainty: 'one' }, text: 'One season leads.' },
  { id: 'preview-two', when: { certainty: 'two' }, text: 'Two seasons lead together.' },
  { id: 'preview-open', text: 'Several seasons are possible.', says: { certainty: 'open' } },
);

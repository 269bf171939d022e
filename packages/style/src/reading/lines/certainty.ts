import { firstMatch, firstMatches } from '../select.ts';

/*
 * The one statement about certainty. Its kind follows only from the distribution, so that no bar refutes it, and every
 * place that speaks of certainty has one of these lines.
 */

/** Under the season's name, which it does not repeat. */
export const VERDICT = firstMatch(
  {
    id: 'verdict-mixed',
    when: { people: 'mixed' },
    text: '{season}, if all of these photos show you: they look like different people.',
  },
  {
    id: 'verdict-chosen-one',
    when: { chosen: 'yes', certainty: 'one' },
    text: 'You chose it. It leads. Your second: {second}.',
  },
  {
    id: 'verdict-chosen-two',
    when: { chosen: 'yes', certainty: 'two' },
    text: 'You chose it, with {second} close behind.',
  },
  {
    id: 'verdict-chosen-open',
    when: { chosen: 'yes' },
    text: 'You chose it. Close to {second} and {third}, too.',
    says: { certainty: 'open' },
  },
  { id: 'verdict-one', when: { certainty: 'one' }, text: 'It leads. Your second: {second}.' },
  { id: 'verdict-two', when: { certainty: 'two' }, text: 'With {second} close behind.' },
  { id: 'verdict-open', text: 'Close to {second} and {third}, too.', says: { certainty: 'open' } },
);

/** What would settle it while no season leads: an invitation. */
export const SETTLES = firstMatches(
  1,
  {
    id: 'settles-answers',
    when: { certainty: ['two', 'open'], people: 'one', ownColors: 'untold' },
    text: 'Your {openColors} could settle it.',
  },
  {
    id: 'settles-day',
    when: { certainty: ['two', 'open'], people: 'one' },
    text: 'Photos from another place or day could settle it.',
  },
);

/** On a shared page. */
export const SHARED = firstMatch(
  {
    id: 'shared-one',
    when: { certainty: 'one' },
    text: 'Their season: {season}, which leads. Their second: {second}.',
  },
  {
    id: 'shared-two',
    when: { certainty: 'two' },
    text: 'Their season: {season}. Their second: {second}. Together, these two lead.',
  },
  {
    id: 'shared-open',
    text: 'Their season: {season}. Also possible: {second} and {third}.',
    says: { certainty: 'open' },
  },
);

/** Before payment, so it names none. */
export const PREVIEW = firstMatch(
  { id: 'preview-one', when: { certainty: 'one' }, text: 'One season leads.' },
  { id: 'preview-two', when: { certainty: 'two' }, text: 'Two seasons lead together.' },
  { id: 'preview-open', text: 'Several seasons are possible.', says: { certainty: 'open' } },
);

/** That the season stays, and what later photos can do. */
export const STAYS = firstMatch(
  {
    id: 'stays-chosen',
    when: { chosen: 'yes' },
    text: 'Your season: {season}. You chose it, and it stays yours. More photos make colors sure; only if all of them together speak clearly for another season do we tell you, and you decide.',
  },
  {
    id: 'stays',
    text: 'Your season: {season}. It stays yours. More photos make colors sure; only if all of them together speak clearly for another season do we tell you, and you decide.',
  },
);

/** An owner's own choice between the first two. */
export const CHOICE = firstMatches(
  1,
  {
    id: 'choice-chosen',
    when: { chosen: 'yes' },
    text: 'You chose {season}. If your eyes now say {second}, change it here.',
  },
  {
    id: 'choice-two',
    when: { certainty: 'two', people: 'one' },
    text: 'Your photos allow {season} and {second}. Compare these cloths on yourself and choose: your season stays until you change it, in your report, too.',
  },
);

import { firstMatch, firstMatches } from '../select.ts';

export const SEEN = firstMatch(
  {
    id: 'seen-middle',
    when: { temperature: 'neutral', value: 'medium', chroma: 'medium' },
    text: 'Your coloring is in the middle on warmth, depth and clarity; {season} is the closest season.',
  },
  {
    id: 'seen-partly',
    when: { fit: 'partly' },
    text: 'Taken together, your features read as {traits}. Not all of that is typical of {season}, but no season is closer.',
  },
  { id: 'seen', text: 'Taken together, your features read as {traits}.' },
);

export const DECIDED = firstMatch(
  {
    id: 'decided-together',
    when: { decidedBy: 'all four together' },
    text: 'No single trait decided it; all four together point to {season}.',
  },
  { id: 'decided', text: 'Your coloring is {decidedBy} than {second}, and that tipped it.' },
);

/** What the photos say on their own. */
export const AGREEMENT = firstMatch(
  { id: 'photos-one', when: { counted: 'one' }, text: 'This rests on one photo.' },
  { id: 'photos-all', when: { agreement: 'all' }, text: 'Each photo we used points to {season}.' },
  { id: 'photos-most', when: { agreement: 'most' }, text: 'Most photos we used point to {season} on their own.' },
  {
    id: 'photos-few',
    when: { agreement: 'few' },
    text: 'Not all of your photos point to {season} on their own, but together they do.',
  },
  {
    id: 'photos-none',
    text: 'No photo points to {season} on its own, but together they do.',
    says: { agreement: 'none' },
  },
);

/** What added photos changed. */
export const ADDED = firstMatches(
  1,
  { id: 'added-same', when: { added: 'same-season' }, text: 'It was also {season} before you added photos.' },
  { id: 'added-other', when: { added: 'other-season' }, text: 'Before you added photos, the answer was {before}.' },
);

/** How close the runner-up is. If it is not a neighbor, names the difference and what could settle it. */
export const SECOND = firstMatch(
  { id: 'second-far', when: { runnerUp: 'far-behind' }, text: '{second} is a distant second.' },
  {
    id: 'second-across',
    when: { runnerUp: 'across-ring' },
    text: '{season} or {second} comes down to {question}. A photo in daylight, without makeup, could settle it.',
  },
  {
    id: 'second-close-two',
    when: { runnerUp: 'level', third: 'level' },
    text: '{second} and {third} are both a very close second, so their colors may suit you as well.',
  },
  {
    id: 'second-close',
    when: { runnerUp: 'level' },
    text: '{second} is a very close second, so its colors may suit you as well.',
  },
  {
    id: 'second-open-two',
    when: { third: 'level' },
    text: '{second} and {third} are level behind it. Photos from another day could point to either.',
    says: { runnerUp: 'behind' },
  },
  {
    id: 'second-open',
    text: '{second} is the runner-up. Photos from another day could point to it instead.',
    says: { runnerUp: 'behind' },
  },
);

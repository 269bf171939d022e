import { firstMatch, firstMatches } from '../select.ts';

export const SEEN = firstMatch(
  {
    id: 'seen-kept-middle',
    when: { ahead: 'other', temperature: 'neutral', value: 'medium', chroma: 'medium' },
    text: 'No single trait of yours stands out.',
  },
  {
    id: 'seen-middle',
    when: { temperature: 'neutral', value: 'medium', chroma: 'medium' },
    text: 'No single trait of yours stands out; warmth, depth and clarity together come closest to {season}.',
  },
  {
    id: 'seen-kept-partly',
    when: { ahead: 'other', fit: 'partly' },
    text: 'Taken together, your features read as {traits}. Not all of that is typical of {season}.',
  },
  {
    id: 'seen-partly',
    when: { fit: 'partly' },
    text: 'Taken together, your features read as {traits}. Not all of that is typical of {season}, but no season is closer.',
  },
  { id: 'seen', text: 'Taken together, your features read as {traits}.' },
);

/** What separates the season from the runner-up, as decided only where the measurement leaves no doubt of it. */
export const DECIDED = firstMatch(
  { id: 'decided-chosen', when: { chosen: 'yes' }, text: 'You chose {season} yourself.' },
  {
    id: 'decided-kept',
    when: { ahead: 'other' },
    text: '{leader} came out more often than {season} this time, but not clearly, so your season stays.',
  },
  {
    id: 'decided-together',
    when: { decidedBy: 'all four together' },
    text: 'No single trait decided it; all four together point to {season}.',
  },
  {
    id: 'decided-open',
    when: { question: 'open' },
    text: 'So far, your coloring reads {decidedBy} than {second}; that is still open.',
  },
  {
    id: 'decided',
    text: 'Your coloring is {decidedBy} than {second}, which puts {season} first.',
    says: { question: 'decided' },
  },
);

/** What the photos say on their own. */
export const AGREEMENT = firstMatch(
  { id: 'photos-one', when: { counted: 'one' }, text: 'This rests on one photo.' },
  { id: 'photos-all', when: { agreement: 'all' }, text: 'Each photo we used points to {season}.' },
  { id: 'photos-most', when: { agreement: 'most' }, text: 'Most photos we used point to {season} on their own.' },
  {
    id: 'photos-kept',
    when: { ahead: 'other', agreement: ['few', 'none'] },
    text: 'Not every photo points to {season} on its own.',
  },
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

/** What added photos brought, before the reasons. */
export const ADDED = firstMatches(
  1,
  {
    id: 'added-same-more',
    when: { added: 'same-season', newlySure: 'some' },
    text: 'With the photos you added, your season is still {season}, and {newlySure} became sure.',
  },
  {
    id: 'added-same-none',
    when: { added: 'same-season', newlySure: 'none' },
    text: 'With the photos you added, your season is still {season}, and no other color became sure.',
  },
  {
    id: 'added-same',
    when: { added: 'same-season' },
    text: 'With the photos you added, your season is still {season}.',
  },
  {
    id: 'added-other',
    when: { added: 'other-season' },
    text: 'With the photos you added, your season is {season}; it was {before}.',
  },
);

/** Why not the runner-up; if a trait is open, what could settle it. */
export const SECOND = firstMatch(
  {
    id: 'second-one',
    when: { certainty: 'one' },
    text: '{season} came out at least as often as all other seasons together. {second} came second.',
  },
  {
    id: 'second-question',
    when: { second: 'apart', question: 'open' },
    text: '{season} or {second} comes down to {question}. Another photo, in daylight and without makeup, could settle it.',
  },
  {
    id: 'second-two',
    when: { certainty: 'two' },
    text: '{season} or {second} came out at least as often as all others. Photos from another day could point to either.',
  },
  {
    id: 'second-kept',
    when: { certainty: 'open', ahead: 'other' },
    text: '{season} and {second} together came out less than half of the time. {third} is possible, too.',
  },
  {
    id: 'second-open',
    text: '{season} came out first, but no two seasons came out half of the time. {second} and {third} came next.',
    says: { certainty: 'open' },
  },
);

import { one, upTo } from '../select.ts';

/** What was seen in the photos. */
export const SEEN = one(
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

/** Which trait decided against the runner-up. */
export const DECIDED = one(
  { id: 'decided-warmer', when: { decidedBy: 'warmer' }, text: 'You are warmer than {second}, and that decided it.' },
  { id: 'decided-cooler', when: { decidedBy: 'cooler' }, text: 'You are cooler than {second}, and that decided it.' },
  {
    id: 'decided-lighter',
    when: { decidedBy: 'lighter' },
    text: 'You are lighter than {second}, and that decided it.',
  },
  { id: 'decided-deeper', when: { decidedBy: 'deeper' }, text: 'You are deeper than {second}, and that decided it.' },
  {
    id: 'decided-clearer',
    when: { decidedBy: 'clearer' },
    text: 'Your coloring is clearer than {second}, and that decided it.',
  },
  {
    id: 'decided-softer',
    when: { decidedBy: 'softer' },
    text: 'Your coloring is softer than {second}, and that decided it.',
  },
  {
    id: 'decided-more-contrast',
    when: { decidedBy: 'higher in contrast' },
    text: 'Your contrast is higher than {second} calls for, and that decided it.',
  },
  {
    id: 'decided-less-contrast',
    when: { decidedBy: 'lower in contrast' },
    text: 'Your contrast is lower than {second} calls for, and that decided it.',
  },
  {
    id: 'decided-together',
    text: 'No single trait decided it; all four together point to {season}.',
    says: { decidedBy: 'all four together' },
  },
);

/** What the photos say when each is read alone. */
export const AGREEMENT = one(
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
export const ADDED = upTo(
  1,
  { id: 'added-same', when: { added: 'same season' }, text: 'It was also {season} before you added photos.' },
  { id: 'added-other', when: { added: 'other season' }, text: 'Before you added photos, the answer was {before}.' },
);

/** Where the runner-up stands. */
export const SECOND = one(
  {
    id: 'second-close-two',
    when: { margin: 'narrow', third: 'level' },
    text: '{second} and {third} are both a very close second, so their colors may suit you as well.',
  },
  {
    id: 'second-close',
    when: { margin: 'narrow' },
    text: '{second} is a very close second, so its colors may suit you as well.',
  },
  {
    id: 'second-open-two',
    when: { third: 'level' },
    text: '{second} and {third} are level behind it. Photos from another day could point to either.',
  },
  {
    id: 'second-open',
    text: '{second} is the runner-up. Photos from another day could point to it instead.',
    says: { certainty: ['likely', 'open'], margin: 'wide', third: 'behind' },
  },
);

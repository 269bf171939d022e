import { one } from '../select.ts';

/** How certain the season is, in one sentence of at most 16 words. */
export const VERDICT = one(
  {
    id: 'verdict-mixed',
    when: { people: 'mixed' },
    text: '{season}, if all of these photos show you: they look like different people.',
  },
  { id: 'verdict-likely', when: { certainty: 'likely' }, text: 'Most likely {season}, then {second}.' },
  { id: 'verdict-close', when: { margin: 'narrow' }, text: '{season}, with {second} a very close second.' },
  { id: 'verdict-open', text: '{season} fits you best, then {second}.', says: { certainty: 'open', margin: 'wide' } },
);

import { firstMatch } from '../select.ts';

/** How certain the season is, in one sentence of up to 16 words. */
export const VERDICT = firstMatch(
  {
    id: 'verdict-mixed',
    when: { people: 'mixed' },
    text: '{season}, if all of these photos show you: they look like different people.',
  },
  { id: 'verdict-likely', when: { runnerUp: 'far-behind' }, text: 'Most likely {season}, then {second}.' },
  {
    id: 'verdict-across',
    when: { runnerUp: 'across-ring' },
    text: '{season} fits you best, but {second} is possible: {question} is open.',
  },
  { id: 'verdict-close', when: { runnerUp: 'level' }, text: '{season}, with {second} a very close second.' },
  { id: 'verdict-open', text: '{season} fits you best, then {second}.', says: { runnerUp: 'behind' } },
);

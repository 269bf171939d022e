import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { seasonProfile } from '../seasons/index.ts';

it.each([
  ['light', 62, ['light', 'medium', 'deep']],
  ['deep', -42, ['deep', 'medium', 'light']],
] as const)('names three of each season to %s skin, of the nearest depth first', (_, ita, order) => {
  for (const season of SEASON_NAMES) {
    const { celebrities } = seasonProfile(season).words;
    const named = resultFixture(season, { ita }).reading.celebrities;
    const depths = named.map(({ name }) => celebrities.find((one) => one.name === name)?.depth ?? 'light');
    expect(depths).toHaveLength(3);
    expect(depths).toEqual(depths.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  }
});

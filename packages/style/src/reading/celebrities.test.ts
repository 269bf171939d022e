import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { seasonProfile } from '../seasons/index.ts';
import { readingInScope } from './in-scope.ts';

const DEPTHS = ['light', 'medium', 'deep'] as const;

it.each(SEASON_NAMES)('names three colors of %s with each', (season) => {
  const { celebrities, sections } = resultFixture(season).reading;
  const palette = ['neutrals', 'lights', 'brights'] as const;
  const worn = palette.flatMap((group) => sections[group].colors);
  for (const { name, colors } of celebrities) {
    expect(colors, name).toHaveLength(3);
    for (const color of colors) expect(worn).toContainEqual(color);
  }
});

it.each(SEASON_NAMES.filter((season) => season !== 'Soft Autumn'))(
  'names women and men of %s at every depth',
  (season) => {
    for (const ita of [62, 32, 15, -42]) {
      const { reading } = resultFixture(season, { evidence: { ita: { value: ita, sd: 1 } } });
      const { celebrities } = reading;
      expect(new Set(celebrities.map(({ man = false }) => man)).size, `${ita}`).toBe(2);
      const [first] = readingInScope(reading, ['suits']).celebrities;
      expect(first?.man).toBe(true);
    }
  },
);

/** Typology angles of every class of skin, and the depth that each is. */
it.each([
  [62, 'light'],
  [45, 'light'],
  [32, 'medium'],
  [15, 'medium'],
  [4, 'deep'],
  [-42, 'deep'],
] as const)('names three of each season to skin of %d degrees, of the nearest depth first', (ita, own) => {
  for (const season of SEASON_NAMES) {
    const { celebrities } = seasonProfile(season).words;
    for (const sd of [1, 4, 20]) {
      const named = resultFixture(season, { evidence: { ita: { value: ita, sd } } }).reading.celebrities;
      const away = named.map(({ name }) => {
        const depth = celebrities.find((one) => one.name === name)?.depth ?? 'light';
        return Math.abs(DEPTHS.indexOf(depth) - DEPTHS.indexOf(own));
      });
      expect(away).toHaveLength(3);
      expect(away).toEqual(away.toSorted((a, b) => a - b));
    }
  }
});

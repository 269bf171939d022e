import { SEASON_NAMES } from '@trueseason/contracts';
import { hexToOklch, hueDifference } from '@trueseason/style/color';
import { resultFixture } from '@trueseason/testing/result';
import { expect, test } from 'vitest';
import { colorsOf, reportOf } from './model.ts';
import { replacementsOf } from './replacements.ts';
import { META } from './testing/overflow.ts';

const reports = SEASON_NAMES.map((season) => reportOf(resultFixture(season), META));

test.each(reports)(
  '$result.season replaces each color to avoid with one of the season, few more than twice',
  (report) => {
    const own = new Set(
      (['neutrals', 'lights', 'brights'] as const).flatMap((id) => colorsOf(report, id).map(({ hex }) => hex)),
    );
    const swaps = replacementsOf(report);
    expect(swaps).toHaveLength(12);
    const times = Map.groupBy(swaps, ({ replacement }) => replacement.hex);
    for (const hex of times.keys()) expect(own.has(hex)).toBe(true);
    expect(times.size).toBeGreaterThanOrEqual(7);
    for (const alike of times.values()) expect(alike.length).toBeLessThanOrEqual(3);
  },
);

test.each(reports)('$result.season keeps the hue family of an accent, and the lightness of a neutral', (report) => {
  for (const { color, replacement } of replacementsOf(report)) {
    const [[l1, , h1], [l2, , h2]] = [hexToOklch(color.hex), hexToOklch(replacement.hex)];
    const words = `${color.name} to ${replacement.name}`;
    // Where a season has nothing so dark, its darkest stands for black.
    if (colorsOf(report, 'neutrals').some(({ hex }) => hex === replacement.hex))
      expect(Math.abs(l1 - l2) < 0.15 || l1 < 0.4, words).toBe(true);
    // From olive to sea green, from orange to rose.
    else expect(Math.abs(hueDifference(h1, h2)), words).toBeLessThan(66);
  }
});

import { hexToOklch, hueDifference } from '@trueseason/color';
import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { PALETTES } from '@trueseason/seasons';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it, test } from 'vitest';
import { type Report, reportOf } from './model.ts';
import { byInstead, type Swap, swapsOf, tellingSwaps } from './swaps.ts';

const meta = { orderId: 1_000_000_001, createdAt: new Date('2026-01-31T23:59:59Z') };
const reports = SEASON_NAMES.map((season) => reportOf(resultFixture(season), meta));
/** By the season's own colors to avoid, whoever is told them. */
const told = (season: SeasonName): Record<string, string | undefined> => {
  const result = resultFixture(season);
  const overview = { ...result.overview, avoidColors: [...PALETTES[season].avoid] };
  const swaps = swapsOf(reportOf({ ...result, overview }, meta));
  return Object.fromEntries(swaps.map(({ color, instead }) => [color.name, instead?.name]));
};
const isNeutral = ({ palette }: Report, { instead }: Swap): boolean =>
  palette.coreNeutrals.some(({ hex }) => hex === instead?.hex);

test.each(reports)('$result.season replaces each color to avoid by one of its own', (report) => {
  const own = new Set(Object.values(report.palette).flatMap((group) => group.map(({ hex }) => hex)));
  const swaps = swapsOf(report);
  expect(swaps).toHaveLength(12);
  for (const { instead } of swaps) expect(own.has(instead?.hex ?? '')).toBe(true);
  const [first, second] = tellingSwaps(swaps, 2);
  expect(first?.instead?.hex).not.toBe(second?.instead?.hex);
});

test.each(reports)('$result.season tells each color to wear instead once, with all that it stands for', (report) => {
  const swaps = swapsOf(report);
  const rows = byInstead(swaps);
  expect(rows.flat()).toHaveLength(swaps.length);
  expect(new Set(rows.flat())).toEqual(new Set(swaps));
  const told = rows.map(([first]) => first?.instead?.hex);
  expect(new Set(told).size).toBe(told.length);
  expect(told.length).toBeGreaterThanOrEqual(8);
  const heights = rows.map((row) => row.length);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  for (const row of rows) expect(new Set(row.map(({ instead }) => instead?.hex)).size).toBe(1);
});

test.each(reports)('$result.season draws two swaps that keep a family', (report) => {
  for (const { color, instead } of tellingSwaps(swapsOf(report), 2)) {
    const [[, , h1], [, , h2]] = [hexToOklch(color.hex), hexToOklch(instead?.hex ?? '#000')];
    const isNeutral = report.palette.coreNeutrals.some(({ hex }) => hex === instead?.hex);
    expect(isNeutral || Math.abs(hueDifference(h1, h2)) < 60, `${color.name} to ${instead?.name}`).toBe(true);
  }
});

test.each(reports)('$result.season names at least eight different colors, few more than twice', (report) => {
  const times = new Map<string, number>();
  for (const { instead } of swapsOf(report)) times.set(instead?.hex ?? '', (times.get(instead?.hex ?? '') ?? 0) + 1);
  expect(times.size).toBeGreaterThanOrEqual(8);
  // Dark Winter has one yellow for apricot, mustard and golden yellow.
  expect(Math.max(...times.values())).toBeLessThanOrEqual(report.result.season === 'Dark Winter' ? 3 : 2);
});

test.each(reports)(
  '$result.season keeps the hue of an accent or one beside it, and lightness of a neutral',
  (report) => {
    for (const swap of swapsOf(report)) {
      const [l1, , h1] = hexToOklch(swap.color.hex);
      const [l2, , h2] = hexToOklch(swap.instead?.hex ?? '#000');
      const step = Math.abs(l1 - l2);
      const words = `${swap.color.name} to ${swap.instead?.name}`;
      // Where a season has nothing so dark, its darkest stands for black.
      if (isNeutral(report, swap)) expect(step < 0.15 || l1 < 0.4, words).toBe(true);
      // From olive to sea green, from orange to rose.
      else expect(Math.abs(hueDifference(h1, h2)), words).toBeLessThan(66);
    }
  },
);

describe('a neutral replaces a neutral, and an accent an accent of its family', () => {
  it.each([
    ['True Winter', { Camel: 'Steel', Beige: 'Silver Gray', Peach: 'Ice Rose', Olive: 'Emerald', Rust: 'Carmine' }],
    ['Dark Winter', { Camel: 'Silver', Sand: 'Oyster Gray', Salmon: 'Frost Rose', Mustard: 'Ice Lemon' }],
    ['Bright Winter', { Mushroom: 'Blue Steel', 'Muted Peach': 'Glass Pink', Olive: 'Bright Emerald' }],
    ['Light Summer', { Chocolate: 'Cocoa Rose', Orange: 'Watermelon Pink', Olive: 'Soft Jade' }],
    ['Light Spring', { 'Ink Navy': 'Light Navy', 'Royal Blue': 'Cornflower', Aubergine: 'Lilac' }],
    ['True Autumn', { 'Cool Gray': 'Mushroom', 'Ink Navy': 'Marine Teal', Lavender: 'Damson', Fuchsia: 'Paprika' }],
    ['Dark Autumn', { 'Pastel Lavender': 'Aubergine', 'Dusty Mauve': 'Faded Rosewood', 'Icy Blue': 'Dusty Teal' }],
    ['True Spring', { 'Icy Blue': 'Warm Sky', 'Steel Gray': 'Warm Gray', Plum: 'Crocus' }],
  ] as const)('for %s', (season, expected) => {
    expect(told(season)).toMatchObject(expected);
  });
});

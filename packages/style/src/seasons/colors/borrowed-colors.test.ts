import { type AxisScores, type NamedColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { deltaE00, hexToLab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { RING, ringDistance } from '../ring.ts';
import { borrowedColors, strainOf } from './borrowed-colors.ts';

const pairs = SEASON_NAMES.flatMap((season) =>
  SEASON_NAMES.filter((other) => other !== season).map((other) => [season, other] as const),
);
const neighborsOf = (season: SeasonName): SeasonName[] =>
  SEASON_NAMES.filter((other) => ringDistance(season, other) === 1);
const distance = (a: NamedColor, b: NamedColor) => deltaE00(hexToLab(a.hex), hexToLab(b.hex));
const nearest = (color: NamedColor, others: readonly NamedColor[]) =>
  Math.min(...others.map((other) => distance(color, other)));

type Place = Pick<AxisScores, 'value' | 'chroma'>;
const at = (value: number, chroma: number): Place => ({
  value: { value, sd: 0.2 },
  chroma: { value: chroma, sd: 0.2 },
});
/** A person at the middle of the season. */
const middle = (season: SeasonName): Place => at(RING[season].axes.value, RING[season].axes.chroma);

const wornBy = (season: SeasonName) => {
  const { coreNeutrals, accentLights, accentBrights } = paletteOf(season);
  return [...coreNeutrals, ...accentLights, ...accentBrights];
};

/** What parts a season's own colors from one another. */
const TWIN = 6;

const GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights'] as const;

/** Colors of a neighbor's group that a person at the middle of this season can wear, `atLeast` from its own. */
const inReach = (season: SeasonName, other: SeasonName, group: (typeof GROUPS)[number], atLeast: number) => {
  const strain = strainOf(group, season, other, middle(season));
  return paletteOf(other)[group].filter((color) => {
    const home = nearest(color, wornBy(season));
    const isNamed = wornBy(season).some(({ name }) => name === color.name);
    const isCarried = strain(color) <= 5 && nearest(color, paletteOf(season).avoid) >= 16;
    return !isNamed && home >= atLeast && home <= 15 && isCarried;
  });
};

it.each(SEASON_NAMES)(
  'what %s borrows from its neighbors is no twin of its own where a group holds others',
  (season) => {
    for (const other of neighborsOf(season)) {
      const borrowed = borrowedColors(season, other, middle(season));
      for (const group of GROUPS) {
        const twins = borrowed.filter(
          (color) => paletteOf(other)[group].includes(color) && nearest(color, wornBy(season)) < 8,
        );
        const passed = inReach(season, other, group, 8).filter((color) => nearest(color, borrowed) >= 8);
        if (twins.length > 0) expect(passed.map(({ name }) => name)).toEqual([]);
      }
    }
  },
);

it.each(pairs)(
  'what %s borrows from %s is six of its colors, new to the borrower and far from what it avoids',
  (season, other) => {
    const borrowed = borrowedColors(season, other, middle(season));
    const { avoid } = paletteOf(season);
    const named = wornBy(season).map(({ name }) => name);
    expect(new Set(borrowed.map(({ hex }) => hex)).size).toBe(6);
    for (const color of borrowed) {
      expect(wornBy(other)).toContain(color);
      expect(named).not.toContain(color.name);
      expect(nearest(color, wornBy(season)), color.name).toBeGreaterThanOrEqual(TWIN);
      for (const one of borrowed) if (one !== color) expect(distance(one, color), color.name).toBeGreaterThanOrEqual(8);
      expect(nearest(color, avoid), color.name).toBeGreaterThanOrEqual(10);
    }
  },
);

it.each(SEASON_NAMES)(
  'what %s borrows from its neighbors lies near to what it wears, with a light and a bright where they can lend one',
  (season) => {
    for (const other of neighborsOf(season)) {
      const borrowed = borrowedColors(season, other, middle(season));
      for (const color of borrowed) expect(nearest(color, wornBy(season)), color.name).toBeLessThan(15);
      for (const group of ['accentLights', 'accentBrights'] as const) {
        const lent = borrowed.filter((color) => paletteOf(other)[group].includes(color));
        // Of some neighbors every light or bright is an own one or its twin, too strong, or what the season avoids.
        if (inReach(season, other, group, 8).length > 0) expect(lent, group).not.toHaveLength(0);
      }
    }
  },
);

it('borrows nothing from itself', () => {
  expect(borrowedColors('True Winter', 'True Winter', middle('True Winter'))).toEqual([]);
});

it('lends no color that ruled the other season out, and no brown or olive near one to avoid', () => {
  const lent = (season: SeasonName, from: SeasonName, place: Place) =>
    borrowedColors(season, from, place).map(({ name }) => name);
  const light = lent('Light Spring', 'True Spring', at(0.93, -0.63));
  for (const name of ['Orange', 'Marigold', 'Coffee']) expect(light).not.toContain(name);
  const soft = lent('Light Spring', 'Bright Spring', at(0.47, 0.48));
  for (const name of ['Rose Red', 'Acid Lemon']) expect(soft).not.toContain(name);
  // A person at the middle of the other season can wear all of it.
  expect(lent('Light Spring', 'True Spring', middle('True Spring'))).toContain('Orange');
});

import { deltaE00, hexToLab } from '@trueseason/color';
import { type NamedColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { borrowedColors } from './borrowed-colors.ts';
import { neighborsOf } from './neighbors.ts';
import { PALETTES } from './registry/palettes.ts';

const pairs = SEASON_NAMES.flatMap((season) =>
  SEASON_NAMES.filter((other) => other !== season).map((other) => [season, other] as const),
);
const distance = (a: NamedColor, b: NamedColor) => deltaE00(hexToLab(a.hex), hexToLab(b.hex));
const nearest = (color: NamedColor, others: readonly NamedColor[]) =>
  Math.min(...others.map((other) => distance(color, other)));

const wornBy = (season: SeasonName) => {
  const { coreNeutrals, accentLights, accentBrights } = PALETTES[season];
  return [...coreNeutrals, ...accentLights, ...accentBrights];
};

/** What parts a season's own colors from one another. */
const TWIN = 6;

/** Colors of a group that this season could wear, at least so far from all of its own. */
const inReach = (season: SeasonName, colors: readonly NamedColor[], atLeast: number) =>
  colors.filter((color) => {
    const home = nearest(color, wornBy(season));
    const isNamed = wornBy(season).some(({ name }) => name === color.name);
    return !isNamed && home >= atLeast && home <= 15 && nearest(color, PALETTES[season].avoid) >= 10;
  });

it.each(SEASON_NAMES)(
  'what %s borrows from its neighbors is no twin of its own where a group holds others',
  (season) => {
    for (const other of neighborsOf(season)) {
      const borrowed = borrowedColors(season, other);
      for (const group of ['coreNeutrals', 'accentLights', 'accentBrights'] as const) {
        const twins = borrowed.filter(
          (color) => PALETTES[other][group].includes(color) && nearest(color, wornBy(season)) < 8,
        );
        const passed = inReach(season, PALETTES[other][group], 8).filter((color) => nearest(color, borrowed) >= 8);
        if (twins.length > 0) expect(passed.map(({ name }) => name)).toEqual([]);
      }
    }
  },
);

it.each(pairs)(
  'what %s borrows from %s is six of its colors, new to the borrower and far from what it avoids',
  (season, other) => {
    const borrowed = borrowedColors(season, other);
    const { avoid } = PALETTES[season];
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
  'what %s borrows from its neighbors lies near to what it wears, a bright among it, and a light that is no stranger',
  (season) => {
    for (const other of neighborsOf(season)) {
      const borrowed = borrowedColors(season, other);
      for (const color of borrowed) expect(nearest(color, wornBy(season)), color.name).toBeLessThan(15);
      const lights = borrowed.filter((color) => PALETTES[other].accentLights.includes(color));
      // Of some neighbors every light is a twin of an own one, or what the season avoids.
      if (inReach(season, PALETTES[other].accentLights, 8).length > 0) expect(lights).not.toHaveLength(0);
      expect(borrowed.some((color) => PALETTES[other].accentBrights.includes(color))).toBe(true);
    }
  },
);

it('borrows nothing from itself', () => {
  expect(borrowedColors('True Winter', 'True Winter')).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { familyOf, type NamedColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { colorWarmth, deltaE00, hexToLab, labToLch } from '../color/index.ts';
import { clothColors } from './colors/cloth-colors.ts';
import { TWINS } from './colors/service.ts';
import { paletteOf } from './palettes.ts';
import { RING, ringDistance } from './ring.ts';

const lab = ({ hex }: NamedColor) => hexToLab(hex);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const warmth = (colors: readonly NamedColor[]): number => mean(colors.map((color) => colorWarmth(lab(color))));
const lightness = (colors: readonly NamedColor[]): number => mean(colors.map((color) => lab(color)[0]));
const chroma = (colors: readonly NamedColor[]): number => mean(colors.map((color) => labToLch(lab(color))[1]));
const worn = (season: SeasonName): NamedColor[] => {
  const { coreNeutrals, accentLights, accentBrights } = paletteOf(season);
  return [...coreNeutrals, ...accentLights, ...accentBrights];
};
/** Pairs closer than `limit`, for a readable failure. */
const closerThan = (limit: number, left: readonly NamedColor[], right: readonly NamedColor[] = left): string[] =>
  left.flatMap((a, i) =>
    right
      .filter((_, j) => left !== right || j > i)
      .filter((b) => deltaE00(lab(a), lab(b)) < limit)
      .map((b) => `${a.name} / ${b.name}`),
  );
const sisters = (season: SeasonName): SeasonName[] =>
  SEASON_NAMES.filter((other) => other !== season && familyOf(other) === familyOf(season));
const led = (trait: string): SeasonName[] => SEASON_NAMES.filter((season) => season.startsWith(trait));

/** What a thing is made of, how it shines, or what it is for: no other color. */
const MAKE = /\b(Line|Lip|Shadow|Acetate|Metal|Gloss|Glossy|Matte|Mirror|Polished|Brushed|Natural|Jet)\b/g;
/** A color by itself, without what carries it. */
const bare = ({ name }: NamedColor): string => name.replace(MAKE, '').replace(/\s+/g, ' ').trim();
const noun = (color: NamedColor): string | undefined => bare(color).split(' ').at(-1);

describe.each(SEASON_NAMES)('the palette of %s', (season) => {
  const palette = paletteOf(season);

  it('gives one name to colors that no eye distinguishes', () => {
    const all = Object.values(palette).flat();
    const twice = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => deltaE00(lab(a), lab(b)) < 2 && noun(a) === noun(b) && bare(a) !== bare(b))
        .map((b) => `${a.name} / ${b.name}`),
    );
    expect(twice).toEqual([]);
  });

  const { temperature } = RING[season].axes;

  it('has full groups: twelve to wear three times over, eight signature colors, twelve to avoid', () => {
    expect(palette.coreNeutrals).toHaveLength(12);
    expect(palette.accentLights).toHaveLength(12);
    expect(palette.accentBrights).toHaveLength(12);
    expect(palette.signature).toHaveLength(8);
    expect(palette.avoid).toHaveLength(12);
    for (const group of [palette.eyeshadow, palette.lipstick, palette.frames, palette.hairBest]) {
      expect(group.length).toBeGreaterThanOrEqual(6);
    }
    for (const group of [palette.blush, palette.eyeliner, palette.hairAvoid]) {
      expect(group.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('keeps its neutrals and lights on its side of warm and cool', () => {
    if (temperature > 0) {
      expect(warmth(palette.coreNeutrals)).toBeGreaterThan(0.4);
      expect(warmth(palette.accentLights)).toBeGreaterThan(0.15);
    } else {
      expect(warmth(palette.coreNeutrals)).toBeLessThan(0.12);
      expect(warmth(palette.accentLights)).toBeLessThan(0.05);
    }
  });

  it('orders its groups: lights lightest, neutrals least colored', () => {
    expect(lightness(palette.accentLights)).toBeGreaterThan(lightness(palette.accentBrights) + 10);
    expect(chroma(palette.coreNeutrals)).toBeLessThan(chroma(palette.accentBrights) - 12);
  });

  it('keeps its colors distinct', () => {
    expect(closerThan(TWINS, worn(season))).toEqual([]);
    for (const group of ['avoid', 'eyeshadow', 'blush', 'lipstick', 'eyeliner', 'frames', 'hairBest'] as const) {
      expect(closerThan(4, palette[group])).toEqual([]);
    }
  });

  it('avoids nothing that it recommends', () => {
    expect(closerThan(8, worn(season), palette.avoid)).toEqual([]);
    expect(closerThan(6, palette.hairBest, palette.hairAvoid)).toEqual([]);
    expect(closerThan(4, [...palette.lipstick, ...palette.blush, ...palette.frames], palette.avoid)).toEqual([]);
  });

  it('names each color once', () => {
    const { signature, ...groups } = palette;
    const names = Object.values(groups)
      .flat()
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(worn(season)).toEqual(expect.arrayContaining([...signature]));
  });

  it('holds the colors by which the ring shows it', () => {
    const hexes = worn(season).map(({ hex }) => hex);
    expect(hexes).toContain(RING[season].arc);
    for (const color of RING[season].identity) {
      expect(worn(season).find(({ hex }) => hex === color.hex)?.name).toBe(color.name);
    }
  });
});

it('keeps a folder for each season of the ring, and no other', () => {
  const folders = readdirSync(new URL('./definitions', import.meta.url));
  expect(folders.sort()).toEqual(SEASON_NAMES.map((season) => RING[season].slug).sort());
});

describe('the palettes together', () => {
  it('makes the True season the warmest or coolest of its family', () => {
    for (const season of led('True')) {
      const sign = Math.sign(RING[season].axes.temperature);
      for (const sister of sisters(season)) {
        expect(sign * warmth(worn(season))).toBeGreaterThan(sign * warmth(worn(sister)));
      }
    }
  });

  it('makes the Light season the lightest and the Dark season the deepest of its family', () => {
    for (const season of SEASON_NAMES) {
      const sign = season.startsWith('Light') ? 1 : season.startsWith('Dark') ? -1 : 0;
      for (const sister of sign ? sisters(season) : []) {
        expect(sign * lightness(worn(season))).toBeGreaterThan(sign * lightness(worn(sister)));
      }
    }
  });

  it('makes the Bright season the clearest and the Soft season the most muted of its family', () => {
    for (const season of SEASON_NAMES) {
      const sign = season.startsWith('Bright') ? 1 : season.startsWith('Soft') ? -1 : 0;
      for (const sister of sign ? sisters(season) : []) {
        const [own, other] = [paletteOf(season).accentBrights, paletteOf(sister).accentBrights];
        expect(sign * chroma(own)).toBeGreaterThan(sign * chroma(other));
      }
    }
  });

  it('gives one name to one color, whichever season shows it', () => {
    const names = new Map<string, string>();
    for (const { hex, name } of SEASON_NAMES.map(paletteOf).flatMap((palette) => Object.values(palette).flat())) {
      expect(names.get(hex) ?? name, hex).toBe(name);
      names.set(hex, name);
    }
  });
});

it.each(['eyeshadow', 'blush', 'lipstick', 'eyeliner', 'frames', 'hairBest', 'hairAvoid'] as const)(
  'gives one color to one name of %s',
  (group) => {
    const hexes = new Map<string, string>();
    for (const { hex, name } of SEASON_NAMES.flatMap((season) => paletteOf(season)[group])) {
      expect(hexes.get(name) ?? hex, name).toBe(hex);
      hexes.set(name, hex);
    }
  },
);

/** Of colorWarmth: a white that leans to yellow and one that does not are told apart although they are near. */
const TINTED = 0.25;

describe('the colors of cloth', () => {
  const cloth = clothColors();

  it('have one name each, and each is worn or avoided', () => {
    expect(new Set(cloth.map(({ hex }) => hex)).size).toBe(cloth.length);
    expect(new Set(cloth.map(({ name }) => name)).size).toBe(cloth.length);
    const used = new Set(SEASON_NAMES.flatMap((season) => [...worn(season), ...paletteOf(season).avoid]));
    expect(cloth.filter((color) => !used.has(color))).toEqual([]);
  });

  it('look different where their names differ', () => {
    const near = cloth.flatMap((a, i) =>
      cloth
        .slice(i + 1)
        .filter((b) => deltaE00(lab(a), lab(b)) < TWINS)
        .filter((b) => Math.abs(colorWarmth(lab(a)) - colorWarmth(lab(b))) < TINTED)
        .map((b) => `${a.name} / ${b.name}`),
    );
    expect(near).toEqual([]);
  });

  it('are shared by neighbors on the ring', () => {
    for (const season of SEASON_NAMES) {
      const neighbors = SEASON_NAMES.filter((other) => ringDistance(season, other) === 1);
      for (const other of neighbors) {
        const shared = worn(season).filter((color) => worn(other).includes(color));
        expect(shared.length, `${season} and ${other}`).toBeGreaterThanOrEqual(4);
      }
    }
  });
});

import { type NamedColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { deltaE00, hexToLab, type Lab, labToHex, lchToLab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { RING, ringDistance } from '../ring.ts';
import { borrowedColors } from './borrowed-colors.ts';
import { colorsToAvoid } from './colors-to-avoid.ts';
import { everydayColorName } from './plain-color.ts';
import { SKIN_BY_DEPTH } from './undertone.ts';

const nearest = (color: NamedColor, others: readonly NamedColor[]): number =>
  Math.min(...others.map(({ hex }) => deltaE00(hexToLab(color.hex), hexToLab(hex))));

/** On the way from one season's middle to another's. */
const axesBetween = (season: SeasonName, other: SeasonName, share: number) => {
  const at = (axis: 'value' | 'chroma') => ({
    value: RING[season].axes[axis] * (1 - share) + RING[other].axes[axis] * share,
    sd: 0.1,
  });
  return { value: at('value'), chroma: at('chroma') };
};

/** Skin of every depth and between them, rosy and golden, pale and strong. */
const SKINS: readonly Lab[] = SKIN_BY_DEPTH.flatMap(([l, c, h]) =>
  [-4, 0, 4].flatMap((dl) => [-5, 0, 5].flatMap((dc) => [-10, 0, 10].map((dh) => lchToLab([l + dl, c + dc, h + dh])))),
);

it.each(SEASON_NAMES)('%s never lists the color of a person’s skin to avoid, and always lists twelve', (season) => {
  const { avoid, coreNeutrals, accentLights, accentBrights, signature, ...rest } = paletteOf(season);
  const worn = [...coreNeutrals, ...accentLights, ...accentBrights];
  const named = new Set([...worn, ...Object.values(rest).flat()].map(({ name }) => name));
  for (const skin of SKINS) {
    const own = colorsToAvoid(season, [skin]);
    const hex = labToHex(skin);
    expect(own, hex).toHaveLength(12);
    expect(new Set(own.map(({ name }) => name)).size, hex).toBe(12);
    for (const color of own) {
      const said = `${color.name} for ${hex}`;
      expect(deltaE00(hexToLab(color.hex), skin), said).toBeGreaterThanOrEqual(8);
      expect(named.has(color.name), said).toBe(false);
      if (avoid.includes(color)) continue;
      expect(nearest(color, worn), said).toBeGreaterThanOrEqual(8);
      const others = own.filter((other) => other !== color);
      expect(nearest(color, others), said).toBeGreaterThanOrEqual(6);
    }
  }
});

it('keeps the season’s colors where none looks like the skin, and replaces no other', () => {
  const names = (skin: Lab) => colorsToAvoid('Dark Winter', [skin]).map(({ name }) => name);
  const season = paletteOf('Dark Winter').avoid.map(({ name }) => name);
  expect(names([30, 11, 13])).toEqual(season);
  const brown = names(hexToLab('#C1815B'));
  expect(brown.filter((name, i) => name !== season[i])).toEqual(['Mushroom']);
  expect(brown).not.toContain('Ginger');
});

it('composes a result without the colors of skin and foundation among those to avoid', () => {
  const skin: Lab = [62, 19, 31];
  const { overview } = resultFixture('Dark Winter', { skin: [...skin] });
  for (const { hex, name } of overview.avoidColors) {
    expect(deltaE00(hexToLab(hex), skin), name).toBeGreaterThanOrEqual(8);
  }
});

it.each(SEASON_NAMES)('%s avoids no color of its runner-up, and still twelve', (season) => {
  for (const runnerUp of SEASON_NAMES.filter((other) => other !== season)) {
    const { coreNeutrals, accentLights, accentBrights } = paletteOf(runnerUp);
    const own = colorsToAvoid(season, [], [], runnerUp);
    expect(own, runnerUp).toHaveLength(12);
    for (const color of own)
      expect(
        nearest(color, [...coreNeutrals, ...accentLights, ...accentBrights]),
        `${color.name} beside ${runnerUp}`,
      ).toBeGreaterThanOrEqual(6);
  }
});

it.each(SEASON_NAMES)('%s avoids no borrowed color at any confidence, and still twelve', (season) => {
  for (const runnerUp of SEASON_NAMES.filter((other) => other !== season && ringDistance(season, other) <= 2)) {
    for (const share of [0, 0.5]) {
      const lent = borrowedColors(season, runnerUp, axesBetween(season, runnerUp, share));
      const own = colorsToAvoid(season, [], lent, runnerUp);
      expect(own, runnerUp).toHaveLength(12);
      for (const color of own) {
        const alike = lent.filter(({ hex }) => everydayColorName(hex) === everydayColorName(color.hex));
        const said = `${color.name} beside ${runnerUp}`;
        expect(nearest(color, lent), said).toBeGreaterThanOrEqual(8);
        expect(nearest(color, alike), said).toBeGreaterThanOrEqual(16);
      }
    }
  }
});

it('composes a result that does not avoid mustard if it suits a close runner-up', () => {
  const warned = (runnerUp: SeasonName) =>
    resultFixture('Dark Winter', { runnerUp }).overview.avoidColors.map(({ name }) => name);
  expect(warned('True Winter')).toContain('Mustard');
  expect(warned('Dark Autumn')).not.toContain('Mustard');
});

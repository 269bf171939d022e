import { type Evidence, HAIR_COLORS, type HairColor, type NamedColor, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { deltaE00, hexToLab, type Lab, labToHex } from '../../color/index.ts';
import { shownColor } from '../../person/shown-color.ts';
import { paletteOf } from '../palettes.ts';
import { hairColorsFor } from './hair-colors.ts';
import { hairReach } from './hair-reach.ts';

type Season = (typeof SEASON_NAMES)[number];

const told = (season: Season, naturalHair: HairColor, hairDyed = false): Evidence =>
  resultFixture(season, { evidence: { answers: { naturalHair, hairDyed } } }).evidence;
const colorsOf = (season: Season, evidence: Evidence) => hairColorsFor(paletteOf(season), evidence);
const labs = (colors: readonly NamedColor[]): Lab[] => colors.map(({ hex }) => hexToLab(hex));
const closest = (colors: readonly Lab[]): number =>
  Math.min(...colors.flatMap((one, i) => colors.slice(i + 1).map((other) => deltaE00(one, other))), 100);

describe.each(SEASON_NAMES)('hair colors of %s', (season) => {
  it.each(HAIR_COLORS)('on $label hair stand apart from it and from each other, nearest first', ({ value }) => {
    for (const isDyed of [false, true]) {
      const evidence = told(season, value, isDyed);
      const { own, near, far, avoid } = colorsOf(season, evidence);
      const hair = shownColor('hair', evidence)?.lab ?? [0, 0, 0];
      for (const row of [[...own, ...near], far, avoid]) expect(closest(labs(row))).toBeGreaterThanOrEqual(6);
      expect([...own, ...near].length).toBeGreaterThan(0);
      const plain = near.filter(({ use }) => !use);
      const away = labs(plain).map((lab) => deltaE00(lab, hair));
      expect(away).toEqual(away.toSorted((a, b) => a - b));
      for (const distance of away) expect(distance).toBeLessThanOrEqual(12);
      if (isDyed) expect(own).toEqual([]);
      else for (const lab of labs([...near, ...far, ...avoid])) expect(deltaE00(lab, hair)).toBeGreaterThanOrEqual(6);
    }
  });

  it('avoid nothing that hardly differs from what grows, also if photos leave open what does', () => {
    const { evidence } = resultFixture(season, { evidence: { answers: {} } });
    for (const { value, swatch } of HAIR_COLORS) {
      const lab = hexToLab(swatch[0]);
      const grown = labs(colorsOf(season, told(season, value)).avoid).map((color) => deltaE00(color, lab));
      const names: HairColor[] = ['black', value];
      const hair = evidence.features.hair && { ...evidence.features.hair, names };
      const open = { ...evidence, features: { ...evidence.features, hair } };
      const either = labs(colorsOf(season, open).avoid).map((color) => deltaE00(color, lab));
      if (swatch.length === 1) for (const distance of [...grown, ...either]) expect(distance).toBeGreaterThan(12);
    }
  });

  it.each(['gray', 'white', 'salt-and-pepper', 'black'] as const)('keep %s hair first', (name) => {
    const [first] = colorsOf(season, told(season, name)).own;
    expect(first?.use).toBe('own');
    expect(first?.name.toLowerCase()).toBe(name);
  });
});

it('starts with no copper on blond hair, and says what is a change of hue', () => {
  const { own, near, far } = colorsOf('True Autumn', told('True Autumn', 'blond'));
  expect(near.map(({ name }) => name)).not.toContain('Golden Copper');
  expect(far.find(({ name }) => name === 'Golden Copper')?.use).toBe('clear change');
  expect([...own, ...near]).not.toEqual([]);
});

it.each([
  ['True Autumn', 'salt-and-pepper', 'Honey Brown', 'bleach', 'lifts dark strands'],
  ['Light Summer', 'blond', 'Silver White', 'with time', 'is gray before its time'],
] as const)('for %s says of %s hair what %s takes: %s, since it %s', (season, hair, name, use) => {
  const { near, far } = colorsOf(season, told(season, hair));
  const color = [...near, ...far].find((one) => one.name === name);
  expect(color === undefined ? undefined : color.use).toBe(use);
});

it('takes blue for a clear change of any hair but black', () => {
  const reachOn = (name: HairColor) => hairReach({ hex: '#131822' }, { lab: [14, 2, 2], name });
  expect(reachOn('darkest-brown')).toBe('clear change');
  expect(reachOn('black')).toBeUndefined();
});

it('measures what bleach lifts by the name of black hair, since shine is no pigment', () => {
  const { evidence } = resultFixture('Bright Spring', { evidence: { answers: {} } });
  const shining: Lab = [23, 0, 0];
  const { hair } = evidence.features;
  const black = hair && {
    ...hair,
    lab: [...shining] as [number, number, number],
    hex: labToHex(shining),
    names: ['black' as const],
  };
  const { near, far } = colorsOf('Bright Spring', { ...evidence, features: { ...evidence.features, hair: black } });
  expect(far.find(({ name }) => name === 'Warm Chestnut')?.use).toBe('bleach');
  expect(near.map(({ name }) => name)).toContain('Glossy Dark Brown');
});

it('has colors for brows and beard that are near them, and none where nothing is', () => {
  const bald = (brows: Lab | null, beard?: Lab): Evidence => {
    const { evidence } = resultFixture('Bright Spring', { evidence: { answers: { naturalHair: 'none' } } });
    const color = (lab: Lab) => ({
      ...evidence.features.skin,
      lab: [...lab] as [number, number, number],
      hex: labToHex(lab),
    });
    const features = { ...evidence.features, hair: null, brows: brows && color(brows) };
    return { ...evidence, features, ...(beard && { beard: { ...color(beard), kind: 'beard' } }) };
  };
  const names = (evidence: Evidence) => colorsOf('Bright Spring', evidence).brows.map(({ name }) => name);
  expect(names(bald([21, 6, 9]))[0]).toBe('Glossy Dark Brown');
  expect(names(bald([21, 6, 9]))).not.toContain('Golden Blonde');
  // Reddish beside brows that are not.
  expect(names(bald([38, 7, 12]))).toEqual([]);
  expect(names(bald(null, [12, 2, 3]))[0]).toBe('Warm Black');
  for (const nothing of [bald(null), bald([78, 0, 2])]) expect(names(nothing)).toEqual([]);
  expect(colorsOf('Bright Spring', bald([21, 6, 9]))).toMatchObject({ own: [], near: [], far: [], avoid: [] });
});

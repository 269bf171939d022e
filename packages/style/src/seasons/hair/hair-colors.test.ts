import { type Evidence, HAIR_COLORS, type HairColor, type NamedColor, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { deltaE00, hexToLab, type Lab, labToHex, labToLch } from '../../color/index.ts';
import { shownColor } from '../../person/shown-color.ts';
import { paletteOf } from '../palettes.ts';
import { hairColorsFor } from './hair-colors.ts';
import { hairReach } from './hair-reach.ts';

type Season = (typeof SEASON_NAMES)[number];

const EVIDENCE = new Map(SEASON_NAMES.map((season) => [season, resultFixture(season).evidence]));
/** Of a season, with these answers alone. */
function told(season: Season, naturalHair: HairColor, hairDyed = false): Evidence {
  const evidence = EVIDENCE.get(season);
  if (!evidence) throw new Error(`${season} has no evidence`);
  return { ...evidence, answers: { naturalHair, hairDyed } };
}
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
      // Dark shades of little chroma are no grays.
      const grays = [...near, ...far].filter(({ use }) => use?.endsWith('time'));
      for (const [lightness] of labs(grays)) expect(lightness).toBeGreaterThan(45);
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

  it.each(['gray', 'white', 'salt-and-pepper'] as const)('say that a color over %s hair is a change', (name) => {
    for (const isDyed of [false, true]) {
      const plain = colorsOf(season, told(season, name, isDyed)).near.filter(({ use }) => !use);
      for (const lab of labs(plain)) expect(labToLch(lab)[1]).toBeLessThan(6);
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
  ['Soft Summer', 'salt-and-pepper', 'Soft Ash Brown', 'bleach', 'lifts dark strands'],
  ['Light Summer', 'blond', 'Silver White', 'with time', 'is gray before its time'],
] as const)('for %s says of %s hair what %s takes: %s, since it %s', (season, hair, name, use, _) => {
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
  const shining = { lab: [23, 0, 0], name: 'black' } as const;
  expect(hairReach({ hex: '#6E4029' }, shining)).toBe('bleach');
  expect(hairReach({ hex: '#6E4029' }, { lab: shining.lab })).not.toBe('bleach');
});

describe('beside hair that is better kept', () => {
  it.each(SEASON_NAMES)(
    '%s adds no chestnut, auburn or gold to dark strands, and nothing that looks like a wig',
    (season) => {
      for (const name of ['black', 'darkest-brown', 'salt-and-pepper', 'gray', 'white'] as const) {
        const evidence = told(season, name);
        const hair = shownColor('hair', evidence);
        const dark: Lab = hair?.strands ? hexToLab(hair.strands.dark) : (hair?.lab ?? [0, 0, 0]);
        const { isKept, near, far } = colorsOf(season, evidence);
        expect(isKept).toBe(true);
        const dyes = [...near, ...far].filter(({ use }) => use !== 'with time' && use !== 'with more time');
        for (const lab of labs(dyes)) {
          if (dark[0] < 45) expect(labToLch(lab)[1] - labToLch(dark)[1]).toBeLessThanOrEqual(12);
          expect(Math.min(deltaE00(lab, dark), deltaE00(lab, hair?.lab ?? dark))).toBeLessThanOrEqual(20);
        }
      }
    },
  );

  it('is all colors of hair that is dyed or has a color of its own', () => {
    for (const evidence of [told('True Autumn', 'black', true), told('True Autumn', 'brown')]) {
      const { isKept, near, far } = colorsOf('True Autumn', evidence);
      expect(isKept).toBe(false);
      expect([...near, ...far].map(({ name }) => name)).toContain('Golden Copper');
    }
  });
});

describe('a color darker than told hair', () => {
  const usesOn = (lab: Lab, hairDyed: boolean) => {
    const answers = { naturalHair: 'dark-brown', hairDyed } as const;
    const { evidence } = resultFixture('Dark Winter', { evidence: { answers } });
    const { hair, skin } = evidence.features;
    const seen = { ...(hair ?? skin), lab: [...lab] as [number, number, number], hex: labToHex(lab) };
    const { near, far } = colorsOf('Dark Winter', { ...evidence, features: { ...evidence.features, hair: seen } });
    return Object.fromEntries([...near, ...far].map(({ name, use }) => [name, use ?? 'near']));
  };

  it('is a clear change of hair with lighter lengths', () => {
    expect(usesOn([20, 9, 11], false)['Black Cherry Brown']).toBe('near');
    expect(usesOn([38, 9, 20], false)['Black Cherry Brown']).toBe('clear change');
  });

  it('is one of dyed hair, whose roots it does not hide', () => {
    expect(usesOn([20, 9, 11], true)['Black Cherry Brown']).toBe('clear change');
    expect(usesOn([20, 9, 11], true)['Dark Cool Brown']).toBe('near');
    // Darker, and like the roots to the eye.
    const evidence = told('Dark Autumn', 'darkest-brown', true);
    expect(colorsOf('Dark Autumn', evidence).near.map(({ name }) => name)).toContain('Brown Black');
  });
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
  expect(colorsOf('Bright Spring', bald(null, [12, 2, 3])).beard[0]?.name).toBe('Warm Black');
  for (const nothing of [bald(null), bald([78, 0, 2])]) expect(names(nothing)).toEqual([]);
  expect(colorsOf('Bright Spring', bald([21, 6, 9]))).toMatchObject({ own: [], near: [], far: [], avoid: [] });
});

it.each(HAIR_COLORS)('begins with $label hair where that was told, unless it is dyed', ({ value, label }) => {
  expect(colorsOf('True Spring', told('True Spring', value)).own.map(({ name }) => name)).toEqual([label]);
  expect(colorsOf('True Spring', told('True Spring', value, true)).own).toEqual([]);
});

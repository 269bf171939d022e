import type { SeasonName } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab } from '@trueseason/style/color';
import { paletteOf, RING_ORDER } from '@trueseason/style/seasons';
import { describe, expect, it, vi } from 'vitest';
import { checkGarment } from './check-garment.ts';
import type { LightHint } from './find-light.ts';
import { judgeColor, matchingColors } from './judge-color.ts';
import { type GarmentScene, HAND_SPOT, PAPER_SPOT, paintGarment } from './testing/painted-garments.ts';
import { wardrobeOfSeason } from './wardrobe-of-season.ts';

// A hundred pictures are painted and read in each light.
vi.setConfig({ testTimeout: 60_000 });

const wardrobeOf = (season: SeasonName) => wardrobeOfSeason(season, paletteOf(season));
const HAND: Lab = [60, 13, 18];
const LAMPS = { ground: 'wall', kelvin: 4000, tint: 0.03, whiteBalance: 0.85, exposure: -0.2 } as const;
const EVENING = { ground: 'wood', kelvin: 2900, whiteBalance: 0.75, exposure: -0.5 } as const;

type Light = Omit<GarmentScene, 'cloth' | 'seed'>;

/** Colors as shops have them, of no palette: every hue, from light to dark and from gray to vivid. */
const GARMENTS = Array.from({ length: 24 }, (_, i): Lab => {
  const [hue, chroma] = [(i * Math.PI) / 12, [6, 20, 38][i % 3] ?? 0];
  return [[32, 50, 68, 84][i % 4] ?? 0, chroma * Math.cos(hue), chroma * Math.sin(hue)];
});

/** Garments before people of three seasons, in one light. */
function bench(light: Light, hint?: LightHint) {
  const errors: number[] = [];
  let all = 0;
  let same = 0;
  let opposite = 0;
  for (const season of ['True Spring', 'Dark Winter', 'Soft Summer'] as const) {
    const wardrobe = wardrobeOf(season);
    const avoided = paletteOf(season)
      .avoid.slice(0, 2)
      .map(({ hex }) => hexToLab(hex));
    for (const lab of [...GARMENTS, ...avoided]) {
      const checked = checkGarment(paintGarment({ ...light, cloth: [lab], seed: ++all }), wardrobe, { light: hint });
      if (typeof checked === 'string') continue;
      errors.push(deltaE00(checked.colors[0]?.lab ?? [0, 0, 0], lab));
      const { verdict } = judgeColor(lab, wardrobe);
      if (checked.verdict === verdict) same++;
      else if (verdict !== 'between' && checked.verdict !== 'between') opposite++;
    }
  }
  errors.sort((a, b) => a - b);
  const judged = errors.length;
  const error = errors[judged >> 1] ?? Number.NaN;
  return { judged: judged / all, error, same: same / judged, opposite: opposite / all };
}

describe('garments that were painted, in lights that are known', () => {
  const KNOWN_HAND: LightHint = { spot: HAND_SPOT, skin: HAND };

  it.each<[string, Light, LightHint?, Partial<ReturnType<typeof bench>>?]>([
    ['a shop’s white background', { ground: 'shop', kelvin: 5800, whiteBalance: 0.9 }],
    [
      'daylight before a wall',
      { ground: 'wall', kelvin: 6000, whiteBalance: 0.8 },
      undefined,
      { judged: 0.8, error: 3.5, same: 0.75 },
    ],
    ['shop lamps, and paper to read them by', { ...LAMPS, paper: true }, { spot: PAPER_SPOT }],
    ['shop lamps, and a hand whose color is known', { ...LAMPS, hand: HAND }, KNOWN_HAND, { judged: 0.85, same: 0.78 }],
    ['an evening lamp, and paper to read it by', { ...EVENING, paper: true }, { spot: PAPER_SPOT }],
  ])('%s: most are judged, and rightly', (name, light, hint, { judged = 0.95, error = 3, same = 0.82 } = {}) => {
    const found = bench(light, hint);
    console.info(
      `${name}: judged ${percent(found.judged)}, median ΔE00 ${found.error.toFixed(1)}, same word ${percent(found.same)}, opposite word ${percent(found.opposite)}`,
    );
    expect(found.judged).toBeGreaterThanOrEqual(judged);
    expect(found.error).toBeLessThanOrEqual(error);
    expect(found.same).toBeGreaterThanOrEqual(same);
    expect(found.opposite).toBeLessThanOrEqual(judged < 0.95 ? 0.03 : 0.02);
  });

  it.each<[string, Light]>([
    ['an evening lamp', EVENING],
    ['a candle', { ground: 'wood', kelvin: 2300, whiteBalance: 0.4 }],
  ])('%s with nothing white: most are not judged, and few wrongly', (name, light) => {
    const found = bench(light);
    console.info(`${name}: judged ${percent(found.judged)}, opposite word ${percent(found.opposite)}`);
    expect(found.judged).toBeLessThan(0.5);
    expect(found.opposite).toBeLessThanOrEqual(0.08);
  });

  const CORAL = hexToLab('#FF816C');
  it.each<[why: string, Light, cloth: Lab, hint?: LightHint]>([
    ['too_dark', { ...EVENING, exposure: -6 }, CORAL],
    ['colored_light', { ground: 'wood', kelvin: 2300, whiteBalance: 0.4 }, CORAL],
    ['too_bright', { ...LAMPS, paper: true, exposure: 1.5 }, CORAL, { spot: PAPER_SPOT }],
    ['bad_hint', LAMPS, hexToLab('#B9233B'), { spot: { x: 0.5, y: 0.5 } }],
    ['no_garment', { ground: 'shop', kelvin: 6500, whiteBalance: 1, exposure: 0.3 }, [99, 0, 0]],
  ])('says why it cannot tell: %s', (why, scene, cloth, light) => {
    const picture = paintGarment({ ...scene, cloth: [cloth], seed: 1 });
    expect(checkGarment(picture, wardrobeOf('True Spring'), { light })).toBe(why);
  });

  it('finds up to three colors, and those that are there', () => {
    const cloth = ['#B9233B', '#F4EFE4', '#1D3C87'].map((hex) => hexToLab(hex));
    const checked = checkGarment(
      paintGarment({ ground: 'shop', kelvin: 6500, whiteBalance: 1, cloth, seed: 4 }),
      wardrobeOf('Dark Winter'),
    );
    if (typeof checked === 'string') throw new Error(checked);
    expect(checked.colors).toHaveLength(3);
    for (const lab of cloth) {
      expect(Math.min(...checked.colors.map((color) => deltaE00(color.lab, lab)))).toBeLessThan(6);
    }
  });
});

describe('a color before a palette', () => {
  it('is theirs where it is in it, for everybody', () => {
    for (const season of RING_ORDER) {
      const wardrobe = wardrobeOf(season);
      for (const { hex, name } of [...wardrobe.neutrals, ...wardrobe.lights, ...wardrobe.brights]) {
        const yours = { verdict: 'yours', directions: [] };
        expect(judgeColor(hexToLab(hex), wardrobe), `${season} ${name}`).toMatchObject(yours);
      }
      for (const { hex, name } of wardrobe.avoid) {
        const harmful = { verdict: 'not', harm: { name } };
        expect(judgeColor(hexToLab(hex), wardrobe), `${season} ${name}`).toMatchObject(harmful);
      }
    }
  });

  it('is between where only one of two likely seasons has it', () => {
    const [raspberry] = paletteOf('True Summer').accentBrights.filter(({ name }) => name === 'Raspberry');
    if (!raspberry) throw new Error('True Summer has no Raspberry');
    const distribution = [
      { season: 'Soft Autumn' as const, probability: 0.65 },
      { season: 'True Summer' as const, probability: 0.35 },
    ];
    const judged = judgeColor(hexToLab(raspberry.hex), { ...wardrobeOf('Soft Autumn'), distribution });
    expect(judged).toMatchObject({ verdict: 'between', harm: null });
  });

  it('is judged in which direction it is off', () => {
    const rust = { hex: '#B54D22', name: 'Rust' };
    const wardrobe = { ...wardrobeOf('True Autumn'), neutrals: [], lights: [], brights: [rust], avoid: [] };
    const off = (by: Lab) => {
      const [l, a, b] = hexToLab('#B54D22');
      return judgeColor([l + by[0], a + by[1], b + by[2]], wardrobe).directions;
    };
    expect(off([14, 0, 0])).toEqual(['lighter']);
    expect(off([-14, 0, 0])).toEqual(['darker']);
    expect(off([0, -18, -19])).toEqual(['softer']);
    expect(off([0, 12, -32])[0]).toBe('cooler');
    expect(off([0, 0, 0])).toEqual([]);
  });

  it('is worn with neighbors where the result keeps neighbors together', () => {
    const everyGray = Array.from({ length: 17 }, (_, i): Lab => [15 + 5 * i, 0, 0]);
    for (const season of RING_ORDER) {
      const wardrobe = wardrobeOf(season);
      for (const gray of everyGray) {
        const off = (colors: readonly { readonly hex: string }[]) =>
          colors.map(({ hex }) => Math.abs(hexToLab(hex)[0] - gray[0]));
        const worn = off(matchingColors(gray, { ...wardrobe, isLowContrast: true }));
        [wardrobe.neutrals, wardrobe.lights, wardrobe.brights].forEach((part, i) => {
          expect(worn[i], `${season}, L* ${gray[0]}`).toBeLessThanOrEqual(Math.max(50, Math.min(...off(part))));
        });
      }
    }
  });
});

const percent = (share: number): string => `${Math.round(share * 100)}%`;

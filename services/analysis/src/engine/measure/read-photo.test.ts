import type { Rgb } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import type { PhotoMeasurement } from './measure-photo.ts';
import { readPhoto } from './read-photo.ts';
import type { Swatch } from './swatch.ts';

const swatch = (linear: Rgb, clipped = 0): Swatch => ({ linear, pixels: 400, clipped });
const NOTHING = new Set<never>();
const SKIN: Rgb = [0.4, 0.25, 0.18];

function photo(sclera: Rgb, clipped = 0): PhotoMeasurement {
  const eye = {
    sclera: swatch(sclera),
    iris: swatch([0.05, 0.03, 0.02]),
    irisSeen: swatch([0.04, 0.025, 0.02]),
    brow: swatch([0.1, 0.06, 0.04]),
    lid: swatch(SKIN),
    irisRadius: 17,
    openness: 0.8,
    irisCenter: { x: 0, y: 0 },
    outline: [],
    hidden: false,
  };
  return {
    zones: { cheekLeft: swatch(SKIN, clipped), forehead: swatch(SKIN) },
    skin: swatch(SKIN),
    lips: swatch([0.35, 0.12, 0.12]),
    lipHalves: [swatch([0.35, 0.12, 0.12]), swatch([0.35, 0.12, 0.12])],
    eyes: [eye, eye],
    brows: [
      { swatch: swatch([0.05, 0.03, 0.02]), covered: false },
      { swatch: null, covered: true },
    ],
    hair: {
      whole: swatch([0.02, 0.01, 0.01]),
      seen: swatch([0.04, 0.03, 0.02]),
      strands: { dark: swatch([0.01, 0.008, 0.006]), light: swatch([0.2, 0.2, 0.2]) },
      roots: null,
      lengths: null,
      headwearShare: 0,
    },
    beard: null,
    cloth: null,
    tones: {},
  };
}

describe('readPhoto', () => {
  it('reads no eyes behind tinted glasses, and no lips below what covers them', () => {
    const { features } = readPhoto(photo([0.6, 0.4, 0.1]), new Set(['eyes', 'lips'] as const));
    expect(Object.keys(features).sort()).toEqual(['brows', 'hair']);
  });

  it('keeps both irises if one is brown and the other is not', () => {
    const { eyes, ...rest } = photo([0.6, 0.55, 0.5]);
    const irisesOf = (...colors: Rgb[]) =>
      readPhoto({ ...rest, eyes: eyes.map((eye, i) => ({ ...eye, irisSeen: swatch(colors[i] ?? SKIN) })) }, NOTHING)
        .displayed?.irises;
    const brown: Rgb = [0.06, 0.035, 0.02];
    const blue: Rgb = [0.08, 0.09, 0.12];
    expect(irisesOf(brown, blue)).toHaveLength(2);
    expect(irisesOf(blue, brown)).toHaveLength(2);
    expect(irisesOf(brown, brown)).toBeUndefined();
    // Dark brown beside pale blue is as far as eyes of two colors are apart.
    expect(irisesOf([0.03, 0.018, 0.008], [0.14, 0.16, 0.2])).toHaveLength(2);
    // A reflection or a lid is much lighter, and hardly cooler.
    expect(irisesOf(brown, [0.4, 0.38, 0.36])).toBeUndefined();
    expect(irisesOf(brown, [0.3, 0.2, 0.14])).toBeUndefined();
    // Lit from one side: lighter, in the same color.
    expect(irisesOf(brown, [0.12, 0.07, 0.04])).toBeUndefined();
  });

  it('reads every visible feature, and no untrusted hair', () => {
    const { features, zones } = readPhoto(photo([0.6, 0.55, 0.5]), NOTHING);
    expect(Object.keys(features).sort()).toEqual(['brows', 'hair', 'iris', 'lips', 'sclera']);
    expect(Object.keys(zones).sort()).toEqual(['cheekLeft', 'forehead']);
    expect(readPhoto(photo([0.6, 0.55, 0.5]), new Set(['hair'])).features.hair).toBeUndefined();
  });

  it('separates displayed from placement colors of hair and irises, in the same light', () => {
    const { displayed, features } = readPhoto(photo([0.6, 0.55, 0.5]), NOTHING);
    expect(displayed?.hair?.[2]).toBeCloseTo(Math.log(0.03), 9);
    expect(displayed?.iris?.[2]).toBeCloseTo(Math.log(0.025), 9);
    expect(displayed?.strands?.dark[2]).toBeCloseTo(Math.log(0.008), 9);
    expect(displayed?.strands?.light[2]).toBeCloseTo(Math.log(0.2), 9);
    const shaded = readPhoto(photo([0.1, 0.09, 0.08]), NOTHING);
    const lit = (shaded.features.iris?.color[2] ?? 0) - (features.iris?.color[2] ?? 0);
    expect(lit).toBeGreaterThan(0.5);
    expect((shaded.displayed?.iris?.[2] ?? 0) - (displayed?.iris?.[2] ?? 0)).toBeCloseTo(lit, 9);
    expect(readPhoto(photo([0.6, 0.55, 0.5]), new Set(['hair'])).displayed).not.toHaveProperty('hair');
  });

  it('treats irises and brows as unseen in deep shade or if neither brow is visible', () => {
    const seen = photo([0.6, 0.55, 0.5]);
    expect(readPhoto(seen, NOTHING).displayed?.brows?.[2]).toBeCloseTo(Math.log(0.03), 9);
    const bare = { ...seen, brows: seen.brows.map((brow) => ({ ...brow, swatch: null })) };
    expect(readPhoto(bare, NOTHING).displayed?.brows).toBeNull();
    expect(readPhoto(photo([0.05, 0.045, 0.04]), NOTHING).displayed?.iris).toBeNull();
    const black = { ...seen, eyes: seen.eyes.map((eye) => ({ ...eye, irisSeen: null })) };
    expect(readPhoto(black, NOTHING)).toMatchObject({ displayed: { iris: null }, features: { iris: { pixels: 800 } } });
  });

  it('displays the better lit iris, and no lid lighter than the sclera', () => {
    const seen = photo([0.6, 0.55, 0.5]);
    const iris = (...greens: readonly number[]) =>
      readPhoto(
        { ...seen, eyes: seen.eyes.map((eye, i) => ({ ...eye, irisSeen: swatch([0.2, greens[i] ?? 0, 0.1]) })) },
        NOTHING,
      ).displayed?.iris?.[2];
    expect(iris(0.1, 0.01)).toBeGreaterThan(Math.log(0.07));
    expect(iris(0.1, 0.58)).toBeCloseTo(Math.log(0.1), 9);
  });

  it('makes all zones of a clipped photo equally uncertain', () => {
    const { zones } = readPhoto(photo([0.6, 0.55, 0.5], 1), NOTHING);
    const calm = readPhoto(photo([0.6, 0.55, 0.5]), NOTHING).zones;
    expect(zones.forehead?.sd[0]).toBeGreaterThan(2 * (calm.forehead?.sd[0] ?? 1));
    expect(zones.forehead?.sd).toEqual(zones.cheekLeft?.sd);
  });
});

import { SEASON_AXES } from '@trueseason/color';
import { describe, expect, it } from 'vitest';
import { axisValues, type FeatureColors } from './axes.ts';
import { confidenceOf } from './confidence.ts';
import type { PersonEstimate } from './estimate-person.ts';
import type { LogColor } from './log-chroma.ts';
import { placeSeason } from './place-season.ts';

const COLORS = {
  skin: [0.15, 0.75, -1.2],
  hair: [0.05, 0.5, -3.4],
  iris: [0.2, 0.6, -3.5],
  brows: [0.2, 0.8, -2.3],
  sclera: [0.04, 0.2, -0.85],
} as const satisfies FeatureColors;

/** A person known to within `sd` on every dimension, features independent. */
function person(colors: FeatureColors, sd = 0.02): PersonEstimate {
  const features = Object.keys(colors) as PersonEstimate['features'];
  const n = features.length;
  const covariance = new Float64Array(n * n);
  for (let i = 0; i < n; i++) covariance[i * n + i] = sd ** 2;
  return { features, colors, covariances: [covariance, covariance, covariance], lights: [], residuals: [] };
}

const deeper = (by: number): FeatureColors => ({
  ...COLORS,
  skin: [COLORS.skin[0], COLORS.skin[1], COLORS.skin[2] - by],
});
const tinted = (tint: number): FeatureColors => ({ ...COLORS, skin: [tint, COLORS.skin[1], COLORS.skin[2]] });
const isWarm = (season: keyof typeof SEASON_AXES) => SEASON_AXES[season].temperature > 0;

describe('placeSeason', () => {
  it('gives a distribution, the same every time', () => {
    const placement = placeSeason(person(COLORS));
    expect(placement.distribution).toHaveLength(12);
    expect(placement.distribution.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    const sorted = placement.distribution.map(({ probability }) => probability);
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
    expect(placeSeason(person(COLORS))).toEqual(placement);
  });

  it('spreads out when less is known, and is less confident', () => {
    const sharp = placeSeason(person(COLORS, 0.01));
    const vague = placeSeason(person(COLORS, 0.3));
    expect(vague.distribution[0]?.probability).toBeLessThan(sharp.distribution[0]?.probability ?? 0);
    expect(vague.axes.temperature.sd).toBeGreaterThan(5 * sharp.axes.temperature.sd);
  });

  it('never lets depth alone turn warm into cool or back', () => {
    for (let tint = -0.05; tint <= 0.35; tint += 0.02) {
      const sides = [0, 0.5, 1, 1.5, 2].map((by) => {
        const placement = placeSeason(person({ ...deeper(by), skin: [tint, COLORS.skin[1], COLORS.skin[2] - by] }));
        return isWarm(placement.distribution[0]?.season ?? 'True Winter');
      });
      expect(new Set(sides).size).toBe(1);
    }
  });

  it('reads rosier skin cooler and goldener skin warmer', () => {
    const [rosy, golden] = [axisValues(tinted(0.35)), axisValues(tinted(-0.05))];
    expect(rosy.temperature).toBeLessThan(-0.3);
    expect(golden.temperature).toBeGreaterThan(0.3);
    expect(isWarm(placeSeason(person(tinted(0.35))).distribution[0]?.season ?? 'True Autumn')).toBe(false);
    expect(isWarm(placeSeason(person(tinted(-0.05))).distribution[0]?.season ?? 'True Winter')).toBe(true);
  });

  it('knows light from deep and low from high contrast', () => {
    const fair = axisValues({ ...COLORS, hair: [0, 0.7, -1.4], iris: [-0.1, 0, -2.2], brows: [0, 0.8, -1.8] });
    const dark = axisValues({ ...COLORS, hair: [0.1, 0.3, -4.8], iris: [0.2, 0.6, -4.8], brows: [0, 0.5, -3.4] });
    expect(fair.value).toBeGreaterThan(0.3);
    expect(dark.value).toBeLessThan(-0.3);
    expect(dark.contrast).toBeGreaterThan(fair.contrast + 0.5);
  });

  it('places people whose hair is unknown', () => {
    const { hair: _, ...bald } = COLORS;
    expect(placeSeason(person(bald)).distribution[0]?.probability).toBeGreaterThan(0.1);
  });
});

describe('confidenceOf', () => {
  const placed = (first: number, second: number) =>
    confidenceOf({
      distribution: [
        { season: 'True Winter', probability: first },
        { season: 'Dark Winter', probability: second },
      ],
      axes: placeSeason(person(COLORS)).axes,
    });
  it('is low at a tie, rises with the lead, and never claims certainty', () => {
    expect(placed(0.3, 0.3)).toBeLessThan(0.7);
    expect(placed(0.35, 0.3)).toBeGreaterThan(placed(0.32, 0.3));
    expect(placed(0.9, 0.01)).toBeLessThanOrEqual(0.98);
  });
});

it('keeps hue apart from depth exactly', () => {
  const at = (depth: number): LogColor => [0.12, 0.8, depth];
  const temperature = (depth: number) => axisValues({ ...COLORS, skin: at(depth) }).temperature;
  expect(temperature(-0.7)).toBe(temperature(-3));
});

import type { SeasonName } from '@trueseason/contracts';
import { RING } from '@trueseason/style/seasons/ring';
import { describe, expect, it, vi } from 'vitest';
import type { PersonColors, PersonEstimate } from '../combine/index.ts';
import type { LogColor } from '../math/log-color.ts';
import { axisValues } from './axes.ts';
import { placeSeason } from './place-season.ts';
import { areRelated } from './related-seasons.ts';

// Each placement simulates hundreds of people: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const COLORS = {
  skin: [0.15, 0.75, -1.2],
  hair: [0.05, 0.5, -3.4],
  iris: [0.2, 0.6, -3.5],
  brows: [0.2, 0.8, -2.3],
  sclera: [0.04, 0.2, -0.85],
} as const satisfies PersonColors;

/** A person with standard deviation `sd` on every dimension, independent features. */
function person(colors: PersonColors, sd = 0.02): PersonEstimate {
  const features = Object.keys(colors) as PersonEstimate['features'];
  const n = features.length;
  const covariance = new Float64Array(n * n);
  for (let i = 0; i < n; i++) covariance[i * n + i] = sd ** 2;
  return { features, colors, covariances: [covariance, covariance, covariance], lights: [] };
}

/** Fair to tan to deep, by published means (Xiao et al. 2017, Skin Research and Technology 23, 21). */
const DEEPER: readonly LogColor[] = [
  [0.08, 0.53, -1.06],
  [0.12, 0.75, -1.57],
  [0.12, 0.9, -2.16],
  [0.16, 0.88, -2.48],
  [0.21, 0.81, -2.83],
];
const isWarm = (season: SeasonName) => RING[season].axes.temperature > 0;

describe('placeSeason', () => {
  it('gives a reproducible distribution', () => {
    const placement = placeSeason(person(COLORS));
    expect(placement.distribution).toHaveLength(12);
    expect(placement.distribution.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    const sorted = placement.distribution.map(({ probability }) => probability);
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
    expect(placeSeason(person(COLORS))).toEqual(placement);
  });

  it('ranks only related seasons second', () => {
    for (const hair of [-1.2, -2.4, -3.6]) {
      for (const warmth of [0.1, 0.6]) {
        for (const iris of [-4, -2.4]) {
          for (const skin of [-1, -2.4]) {
            const colors: PersonColors = {
              ...COLORS,
              hair: [0, warmth, hair],
              iris: [0, warmth, iris],
              skin: [0.15, 0.75, skin],
            };
            const [first, second] = placeSeason(person(colors, 0.1)).distribution;
            expect(first && second && areRelated(first.season, second.season)).toBe(true);
          }
        }
      }
    }
  });

  it('ranks the nearest season second if they share a trait', () => {
    const hair = [0.05, 0.6, -1.2] as const;
    const between: PersonColors = { ...COLORS, hair, iris: [0.1, 0.6, -2.4], skin: [0.15, 0.75, -0.9] };
    const placement = placeSeason(person(between, 0.1));
    const [first, second] = placement.distribution;
    expect([first?.season, second?.season]).toEqual(['Light Spring', 'Soft Autumn']);
    expect(second?.probability).toBeGreaterThan(0.6 * (first?.probability ?? 1));
  });

  it.each([
    ['Light Spring', 'Soft Autumn', true],
    ['True Spring', 'True Autumn', true],
    ['Bright Spring', 'Soft Autumn', false],
    ['Light Summer', 'Dark Autumn', false],
  ] as const)('rates %s and %s as related: %s', (a, b, related) => {
    expect([areRelated(a, b), areRelated(b, a)]).toEqual([related, related]);
  });

  it('widens and loses confidence with less data', () => {
    const sharp = placeSeason(person(COLORS, 0.01));
    const vague = placeSeason(person(COLORS, 0.3));
    expect(vague.distribution[0]?.probability).toBeLessThan(sharp.distribution[0]?.probability ?? 0);
    expect(vague.axes.temperature.sd).toBeGreaterThan(5 * sharp.axes.temperature.sd);
  });

  it('never changes temperature only by depth', () => {
    for (const warmth of [0.05, 0.3, 0.55, 0.8]) {
      const sideWith = (skin: LogColor) => {
        const { distribution } = placeSeason(person({ ...COLORS, hair: [0.05, warmth, -3.4], skin }));
        return isWarm(distribution[0]?.season ?? 'True Winter');
      };
      const scaled = [0, 0.5, 1, 1.5, 2].map((by) => sideWith([COLORS.skin[0], COLORS.skin[1], COLORS.skin[2] - by]));
      expect(new Set([...scaled, ...DEEPER.map(sideWith)]).size).toBe(1);
    }
  });

  it('rates golden hair and eyes warmer than ashen hair and cool eyes', () => {
    const ashen = { ...COLORS, hair: [0, 0.1, -2.8], iris: [0, -0.1, -3.2] } as const;
    const golden = { ...COLORS, hair: [0, 0.9, -2.8], iris: [0.2, 0.8, -3.2] } as const;
    expect(axisValues(ashen).temperature).toBeLessThan(-0.3);
    expect(axisValues(golden).temperature).toBeGreaterThan(0.3);
    expect(isWarm(placeSeason(person(ashen)).distribution[0]?.season ?? 'True Autumn')).toBe(false);
    expect(isWarm(placeSeason(person(golden)).distribution[0]?.season ?? 'True Winter')).toBe(true);
  });

  it('rates golden skin warmer, regardless of a camera’s redness', () => {
    const skin = (tint: number, warmth: number) => axisValues({ ...COLORS, skin: [tint, warmth, -1.2] }).temperature;
    expect(skin(0.15, 0.95)).toBeGreaterThan(skin(0.15, 0.55));
    expect(skin(0.35, 0.75)).toBe(skin(-0.05, 0.75));
  });

  it('excludes seasons whose definition contradicts a value', () => {
    const deepest = axisValues({ ...COLORS, skin: [0.2, 0.9, -3.4], hair: [0, 0.2, -5.5], iris: [0.1, 0.4, -5] });
    expect(deepest.value).toBeLessThan(-0.4);
    const { distribution } = placeSeason(
      person({ ...COLORS, skin: [0.2, 0.9, -3.4], hair: [0, 0.2, -5.5], iris: [0.1, 0.4, -5] }),
    );
    const light = distribution.filter(({ season }) => season.startsWith('Light'));
    expect(Math.max(...light.map(({ probability }) => probability))).toBeLessThan(0.01);
  });

  it('separates light from deep and low from high contrast', () => {
    const fair = axisValues({ ...COLORS, hair: [0, 0.7, -1.4], iris: [-0.1, 0, -2.2], brows: [0, 0.8, -1.8] });
    const dark = axisValues({ ...COLORS, hair: [0.1, 0.3, -4.8], iris: [0.2, 0.6, -4.8], brows: [0, 0.5, -3.4] });
    expect(fair.value).toBeGreaterThan(0.3);
    expect(dark.value).toBeLessThan(-0.3);
    expect(dark.contrast).toBeGreaterThan(fair.contrast + 0.5);
  });

  it('rates no one soft only for light hair', () => {
    const light = { ...COLORS, hair: [0, 0.5, -1.6], brows: [0.1, 0.7, -2] } as const satisfies PersonColors;
    const clear = { ...light, iris: [-0.1, 0, -1.9] } as const;
    const dull = { ...light, iris: [0.2, 0.5, -3] } as const;
    expect(axisValues(clear).value).toBeGreaterThan(0.8);
    expect(axisValues(clear).chroma).toBeGreaterThan(-0.2);
    expect(axisValues(dull).chroma).toBeLessThan(axisValues(clear).chroma - 0.4);
    const [first] = placeSeason(person(clear)).distribution;
    expect(first?.season).toMatch(/^Light/);
  });

  it('places people without hair data', () => {
    const { hair: _, ...bald } = COLORS;
    expect(placeSeason(person(bald)).distribution[0]?.probability).toBeGreaterThan(0.1);
  });
});

it('keeps temperature independent of depth along usual skin colors', () => {
  const temperatures = DEEPER.map((skin) => axisValues({ ...COLORS, skin }).temperature);
  expect(Math.max(...temperatures) - Math.min(...temperatures)).toBeLessThan(0.12);
});

describe('surfaces without color', () => {
  const temperature = (hair: LogColor, iris: LogColor) => axisValues({ ...COLORS, hair, iris }).temperature;
  const black = -5.2;

  it('make no one warm or cool', () => {
    const warmths = [-0.2, 0.1, 0.4, 0.7].map((warmth) => temperature([0, warmth, black], [0.1, warmth, black]));
    for (const value of warmths) expect(Math.abs(value)).toBeLessThan(0.2);
  });

  it('leave the decision to what has color', () => {
    expect(temperature([0, 0.1, black], [0.1, 0.9, -2.6])).toBeGreaterThan(0.3);
    expect(temperature([0, 0.1, black], [0, -0.2, -2.2])).toBeLessThan(-0.3);
  });

  it('include white and gray hair', () => {
    const iris = [0.1, 0.7, -2.6] as const;
    expect(temperature([0, 0.1, -1.2], iris)).toBeCloseTo(temperature([0, 0.2, -1.2], iris), 9);
    expect(temperature([0, 0.1, -1.2], iris)).toBeGreaterThan(0.2);
  });
});

import { describe, expect, it } from 'vitest';
import type { Reading, Tones } from '../measure/index.ts';
import { estimatePerson } from './estimate-person.ts';
import { exposureOf } from './exposure.ts';

/** A portrait with a white collar, without clipping. */
const well: Tones = {
  whitePoint: -0.05,
  highlights: -0.2,
  cloth: -0.1,
  whitePile: -3.91,
  teeth: -0.5,
  shine: -0.7,
  redPile: -2.5,
};
const EV = Math.LN2;
const darker = (tones: Tones, stops: number): Tones => ({
  ...tones,
  ...Object.fromEntries(
    (['whitePoint', 'highlights', 'cloth', 'teeth', 'shine'] as const).map((name) => [
      name,
      (tones[name] ?? 0) - stops * EV,
    ]),
  ),
});
const tooBright: Tones = {
  whitePoint: 0,
  highlights: 0,
  cloth: 0,
  whitePile: 1.5,
  teeth: 0,
  shine: -0.1,
  redPile: 0.8,
};
const lightOf = (tones: Tones, sclera?: number) => {
  const reading: Reading | undefined =
    sclera === undefined ? undefined : { color: [0.04, 0.2, sclera], sd: [0.05, 0.08, 0.25], pixels: 200 };
  return exposureOf(tones, reading) ?? { light: Number.NaN, sd: Number.NaN };
};

describe('the exposure of a photo', () => {
  it('is zero if everything has its usual brightness', () => {
    expect(Math.abs(lightOf(well).light)).toBeLessThan(0.05);
    expect(lightOf(well).sd).toBeLessThan(0.1);
  });

  it('follows a darker photo by its brightest parts', () => {
    for (const stops of [0.7, 1.2, 2, 2.5]) {
      expect(lightOf(darker(well, stops)).light).toBeGreaterThan(-stops * EV - 0.12);
      expect(lightOf(darker(well, stops)).light).toBeLessThan(-stops * EV + 0.12);
    }
  });

  it('is detected from clipped white and skin', () => {
    expect(lightOf(tooBright).light).toBeGreaterThan(0.3);
  });

  it('does not depend on skin depth', () => {
    const deep = lightOf({ ...well, face: -2.6, shine: -1.6, redPile: -3 }).light;
    expect(deep).toBeCloseTo(lightOf({ ...well, face: -0.9 }).light, 1);
  });

  it('is uncertain if the face seems lit differently from the picture', () => {
    const windowBehind = { whitePoint: 0, highlights: 0, whitePile: -2, shine: -2 };
    expect(lightOf(windowBehind, -2.2).sd).toBeGreaterThan(lightOf(windowBehind, -0.9).sd * 1.5);
    expect(lightOf(windowBehind, -2.2).light).toBeLessThan(lightOf(windowBehind, -0.9).light - 0.5);
  });

  it('is undefined for photos without tones', () => {
    expect(exposureOf(undefined, undefined)).toBeUndefined();
  });
});

describe('skin in photos of different exposure', () => {
  const photo = (depth: number, stops: number) => {
    const at = depth - stops * EV;
    const skin = { color: [0.15, 0.7, at - 0.15] as const, sd: [0.03, 0.05, 0.2] as const, pixels: 900 };
    return {
      zones: { cheekLeft: skin, cheekRight: skin, forehead: skin },
      features: {},
      tones: { ...darker(well, stops), face: at },
    };
  };
  const depthOf = (depth: number, stops: number) =>
    estimatePerson([photo(depth, stops), photo(depth, stops), photo(depth, stops)]).colors.skin[2];

  it.each([-0.8, -1.5, -2.2, -2.9])('of depth %d gets its true depth', (depth) => {
    expect(Math.abs(depthOf(depth, 0) - depth)).toBeLessThan(0.12);
    expect(Math.abs(depthOf(depth, 0.7) - depthOf(depth, 0))).toBeLessThan(0.15);
  });
});

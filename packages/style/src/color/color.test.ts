import { describe, expect, it } from 'vitest';
import {
  colorWarmth,
  contrastRatio,
  DARK_INK,
  hexToLab,
  hexToOklch,
  hexToSrgb,
  individualTypologyAngle,
  LIGHT_INK,
  labToHex,
  labToLch,
  labToLinear,
  lchToLab,
  linearToLab,
  linearToSrgb,
  readableInk,
  skinDepth,
  srgbToHex,
  srgbToLinear,
} from './index.ts';

describe('sRGB and Lab', () => {
  it('match published colors', () => {
    expect(hexToLab('#FFFFFF')).toEqual([100, expect.closeTo(0, 6), expect.closeTo(0, 6)]);
    const [l, a, b] = hexToLab('#FF0000');
    expect([l, a, b]).toEqual([expect.closeTo(53.24, 1), expect.closeTo(80.09, 1), expect.closeTo(67.2, 1)]);
  });

  it('match published colors in Oklab', () => {
    expect(hexToOklch('#FFFFFF').slice(0, 2)).toEqual([expect.closeTo(1, 5), expect.closeTo(0, 5)]);
    expect(hexToOklch('#FF0000')).toEqual([
      expect.closeTo(0.628, 3),
      expect.closeTo(0.2577, 3),
      expect.closeTo(29.23, 1),
    ]);
    expect(hexToOklch('#0000FF')).toEqual([
      expect.closeTo(0.452, 3),
      expect.closeTo(0.3132, 3),
      expect.closeTo(264.05, 1),
    ]);
  });

  it('round-trip through Lab and LCh', () => {
    for (const hex of ['#000000', '#123456', '#C68642', '#8D5524', '#FFDBAC', '#00FF7F', '#FEFEFE']) {
      expect(labToHex(hexToLab(hex))).toBe(hex);
      const lab = hexToLab(hex);
      const again = lchToLab(labToLch(lab));
      for (const i of [0, 1, 2] as const) expect(again[i]).toBeCloseTo(lab[i], 8);
      const linear = srgbToLinear(hexToSrgb(hex));
      for (const i of [0, 1, 2] as const) expect(labToLinear(linearToLab(linear))[i]).toBeCloseTo(linear[i], 6);
      expect(srgbToHex(linearToSrgb(linear))).toBe(hex);
    }
  });

  it('keep hue and lightness outside the sRGB gamut', () => {
    const wanted = lchToLab([60, 130, 150]);
    const [l, c, h] = labToLch(hexToLab(labToHex(wanted)));
    expect(l).toBeCloseTo(60, 0);
    expect(Math.abs(h - 150)).toBeLessThan(1);
    expect(c).toBeLessThan(100);
  });

  it('reject invalid colors', () => {
    for (const bad of ['', 'red', '#12', '#12345', '#GGGGGG', '123456'])
      expect(() => hexToSrgb(bad)).toThrow(RangeError);
    expect(hexToSrgb('#fA0')).toEqual(hexToSrgb('#FFAA00'));
  });
});

describe('skin depth', () => {
  it('follows the typology angle', () => {
    expect(individualTypologyAngle([60, 10, 10])).toBeCloseTo(45, 6);
    expect(skinDepth(individualTypologyAngle([75, 8, 14]))).toBe('very light');
    expect(skinDepth(individualTypologyAngle([30, 8, 14]))).toBe('deep');
    expect([56, 45, 30, 15, 0, -40].map(skinDepth)).toEqual(['very light', 'light', 'medium', 'tan', 'brown', 'deep']);
  });
});

describe('ink', () => {
  it('follows WCAG', () => {
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 6);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
  it('is the readable one of the two', () => {
    expect(readableInk('#F7E9D0')).toBe(DARK_INK);
    expect(readableInk('#3A1420')).toBe(LIGHT_INK);
    for (let level = 0; level < 256; level++) {
      const gray = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrastRatio(gray, readableInk(gray)), gray).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('warmth', () => {
  it('reads colors warm and cool', () => {
    expect(colorWarmth(hexToLab('#E8A33D'))).toBeGreaterThan(0.9);
    expect(colorWarmth(hexToLab('#2B4FA8'))).toBeLessThan(-0.5);
    expect(Math.abs(colorWarmth(hexToLab('#808080')))).toBeLessThan(0.01);
  });
});

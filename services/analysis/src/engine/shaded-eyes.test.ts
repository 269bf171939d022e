import type { Rgb } from '@trueseason/color';
import { describe, expect, it } from 'vitest';
import { toLogColor } from './log-chroma.ts';
import type { Reading } from './readings.ts';
import { doubtShade, isUnreadable } from './shaded-eyes.ts';
import type { Swatch } from './swatch.ts';

const white = (linear: Rgb): Reading => ({ color: toLogColor(linear), sd: [0.05, 0.08, 0.25], pixels: 90 });
const swatch = (linear: Rgb): Swatch => ({ linear, pixels: 400, clipped: 0 });
const seen = (skin: Rgb, cloth: number | null = null) => ({ zones: { cheekLeft: swatch(skin) }, cloth });
const FAIR: Rgb = [0.5, 0.36, 0.28];
const DEEP: Rgb = [0.12, 0.06, 0.035];
const LIT: Rgb = [0.55, 0.45, 0.36];
const BROWN: Rgb = [0.034, 0.027, 0.023];

describe('the white of the eye', () => {
  it.each([
    ['fair skin', FAIR, null],
    ['deep skin', DEEP, null],
    ['a white collar', FAIR, 0.9],
  ])('is believed where it is as light as it should be, beside %s', (_, skin, cloth) => {
    const eye = doubtShade(white(LIT), seen(skin, cloth));
    expect(eye).toEqual(white(LIT));
    expect(isUnreadable(eye)).toBe(false);
  });

  it('cannot be read when it is darker than skin in the light, and says less about the cast', () => {
    const eye = doubtShade(white(BROWN), seen([0.3, 0.17, 0.11]));
    expect(isUnreadable(eye)).toBe(true);
    expect(eye.sd[2]).toBeGreaterThan(3);
    expect(eye.sd[1]).toBeGreaterThan(0.3);
  });

  it('is held against a white collar where skin is deep', () => {
    const dim: Rgb = [0.19, 0.15, 0.13];
    expect(isUnreadable(doubtShade(white(dim), seen(DEEP)))).toBe(false);
    expect(isUnreadable(doubtShade(white(dim), seen(DEEP, 0.95)))).toBe(true);
    expect(isUnreadable(doubtShade(white(dim), seen(DEEP, 0.1)))).toBe(false);
  });

  it('is doubted the same in a darker photo of the same face', () => {
    const darker = (linear: Rgb): Rgb => [linear[0] / 2, linear[1] / 2, linear[2] / 2];
    const [plain, dim] = [
      doubtShade(white([0.2, 0.16, 0.14]), seen(FAIR, 0.8)),
      doubtShade(white(darker([0.2, 0.16, 0.14])), seen(darker(FAIR), 0.4)),
    ];
    for (const d of [0, 1, 2] as const) expect(dim.sd[d]).toBeCloseTo(plain.sd[d], 6);
    expect(plain.sd[2]).toBeGreaterThan(0.5);
  });
});

import type { Rgb } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { toLogColor } from '../math/log-color.ts';
import type { Reading } from './readings.ts';
import { isUnreadable, litIris, shadeOn, widenForShade } from './shaded-eyes.ts';
import type { Swatch } from './swatch.ts';

const white = (linear: Rgb): Reading => ({ color: toLogColor(linear), sd: [0.05, 0.08, 0.25], pixels: 90 });
const swatch = (linear: Rgb): Swatch => ({ linear, pixels: 400, clipped: 0 });
const seen = (skin: Rgb, cloth: number | null = null) => ({ zones: { cheekLeft: swatch(skin) }, cloth });
const doubted = (sclera: Reading, photo: ReturnType<typeof seen>) => widenForShade(sclera, shadeOn(sclera, photo));
const FAIR: Rgb = [0.5, 0.36, 0.28];
const DEEP: Rgb = [0.12, 0.06, 0.035];
const LIT: Rgb = [0.55, 0.45, 0.36];
const BROWN: Rgb = [0.034, 0.027, 0.023];

describe('the white of the eye', () => {
  it.each([
    ['fair skin', FAIR, null],
    ['deep skin', DEEP, null],
    ['a white collar', FAIR, 0.9],
  ])('is trusted at its expected lightness, next to %s', (_, skin, cloth) => {
    const eye = doubted(white(LIT), seen(skin, cloth));
    expect(eye).toEqual(white(LIT));
    expect(isUnreadable(eye)).toBe(false);
  });

  it('is ignored for exposure if darker than lit skin, and weaker for the cast', () => {
    const eye = doubted(white(BROWN), seen([0.3, 0.17, 0.11]));
    expect(isUnreadable(eye)).toBe(true);
    expect(eye.sd[2]).toBeGreaterThan(3);
    expect(eye.sd[1]).toBeGreaterThan(0.3);
  });

  it('is compared with a white collar if skin is deep', () => {
    const dim: Rgb = [0.19, 0.15, 0.13];
    expect(isUnreadable(doubted(white(dim), seen(DEEP)))).toBe(false);
    expect(isUnreadable(doubted(white(dim), seen(DEEP, 0.95)))).toBe(true);
    expect(isUnreadable(doubted(white(dim), seen(DEEP, 0.1)))).toBe(false);
  });

  it('is equally uncertain in a darker photo of the same face', () => {
    const darker = (linear: Rgb): Rgb => [linear[0] / 2, linear[1] / 2, linear[2] / 2];
    const [plain, dim] = [
      doubted(white([0.2, 0.16, 0.14]), seen(FAIR, 0.8)),
      doubted(white(darker([0.2, 0.16, 0.14])), seen(darker(FAIR), 0.4)),
    ];
    for (const d of [0, 1, 2] as const) expect(dim.sd[d]).toBeCloseTo(plain.sd[d], 6);
    expect(plain.sd[2]).toBeGreaterThan(0.5);
  });
});

describe('the iris', () => {
  const brown: Reading = { color: toLogColor([0.06, 0.035, 0.02]), sd: [0.1, 0.15, 0.25], pixels: 200 };
  const shadeBy = (factor: number) => {
    const [r, g, b] = LIT;
    return shadeOn(white([r / factor, g / factor, b / factor]), seen(FAIR));
  };
  const lighter = ({ color, ...rest }: Reading, by: number): Reading => ({
    ...rest,
    color: [color[0], color[1], color[2] + by],
  });

  it('is measured as lit', () => {
    expect(litIris(brown, shadeBy(1))).toEqual(brown);
  });

  it('is nearly as light under a brim as without, and less certain', () => {
    const shaded = litIris(lighter(brown, -Math.log(4)), shadeBy(4));
    expect(Math.abs((shaded?.color[2] ?? 0) - brown.color[2])).toBeLessThan(0.5);
    expect(shaded?.sd[2]).toBeGreaterThan(brown.sd[2]);
  });

  it('is dropped if crushed to black', () => {
    expect(litIris(brown, shadeBy(20))).toBeUndefined();
  });
});

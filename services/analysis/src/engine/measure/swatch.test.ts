import { encodeChannel, type Rgb } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { normalNumbers } from '../math/gaussian.ts';
import { litSkinMaterial, skinMaterial } from './clipping.ts';
import { measureSwatch } from './swatch.ts';

/** A patch of skin with soft shading, scaled by `gain` and clipped at 255. */
function patch(gain: number, ceiling = 1, shading = 0.5): { data: Uint8Array; offsets: number[] } {
  const random = normalNumbers(5);
  const data = new Uint8Array(4000 * 3);
  const offsets: number[] = [];
  for (let i = 0; i < 4000; i++) {
    const shade = gain * Math.exp(-shading * (i / 4000)) * Math.exp(0.03 * random());
    const linear: Rgb = [0.62 * shade, 0.34 * shade, 0.22 * shade];
    linear.forEach((v, c) => {
      data[i * 3 + c] = Math.round(encodeChannel(Math.min(ceiling, v * Math.exp(0.01 * random()))) * 255);
    });
    offsets.push(i * 3);
  }
  return { data, offsets };
}

const ratio = ({ data, offsets }: ReturnType<typeof patch>) => {
  const swatch = measureSwatch(data, offsets, { from: 0.12, to: 0.5 }, 12, skinMaterial(data, offsets));
  if (!swatch) throw new Error('nothing measured');
  return { red: swatch.linear[0] / swatch.linear[1], clipped: swatch.clipped };
};

describe('measureSwatch', () => {
  it('reads the color of an even patch', () => {
    const { red, clipped } = ratio(patch(1));
    expect(red).toBeCloseTo(0.62 / 0.34, 1);
    expect(clipped).toBe(0);
  });

  it('measures nearly the same with a third of the red clipped', () => {
    const { red, clipped } = ratio(patch(2));
    expect(clipped).toBeGreaterThan(0.2);
    expect(Math.abs(Math.log(red / (0.62 / 0.34)))).toBeLessThan(0.05);
  });

  it('detects red clipped before the photo was darkened', () => {
    const { red } = ratio(patch(1.6, 0.7));
    expect(Math.abs(Math.log(red / (0.62 / 0.34)))).toBeLessThan(0.08);
  });

  it('does not take lit red cheeks next to shade for a rise of red', () => {
    const random = normalNumbers(7);
    const data = new Uint8Array(4000 * 3);
    const offsets = Array.from({ length: 4000 }, (_, i) => i * 3);
    for (const i of offsets) {
      const light = i / 12_000;
      // Redder toward the light; the lighter half is clipped.
      const shade = (0.7 + 1.1 * light) * Math.exp(0.03 * random());
      const linear: Rgb = [(0.6 + 0.15 * light) * shade, 0.34 * shade, 0.22 * shade];
      linear.forEach((v, c) => {
        data[i + c] = Math.round(encodeChannel(Math.min(1, v)) * 255);
      });
    }
    const redOf = (material: typeof skinMaterial) => {
      const swatch = measureSwatch(data, offsets, { from: 1 / 3, to: 0.9 }, 12, material(data, offsets));
      return (swatch?.linear[0] ?? Number.NaN) / (swatch?.linear[1] ?? Number.NaN);
    };
    expect(redOf(litSkinMaterial)).toBeLessThan(redOf(skinMaterial) * 0.95);
    expect(redOf(litSkinMaterial)).toBeGreaterThan(1.5);
  });

  it('uses the same pixels in a brighter photo, though its lightest part is white', () => {
    const green = (gain: number) => {
      const { data, offsets } = patch(gain, 1, 1.5);
      const swatch = measureSwatch(data, offsets, { from: 0.12, to: 0.5 }, 12, skinMaterial(data, offsets));
      return (swatch?.linear[1] ?? Number.NaN) / gain;
    };
    expect(Math.abs(Math.log(green(3.2) / green(1)))).toBeLessThan(0.02);
  });

  it('returns null for too few or clipped pixels', () => {
    const { data, offsets } = patch(1);
    expect(measureSwatch(data, offsets.slice(0, 5), { from: 0, to: 1 })).toBeNull();
    const white = patch(50);
    expect(measureSwatch(white.data, white.offsets, { from: 0, to: 1 })).toBeNull();
  });
});

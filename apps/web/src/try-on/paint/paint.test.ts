import { hexToSrgb, type Rgb, srgbToLinear } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import { film, paintStroke, pixelOf, separateReflection, strokeOf } from './paint.ts';

const linear = (hex: string): Rgb => srgbToLinear(hexToSrgb(hex));

it('separates shade from shine', () => {
  const lip = linear('#A8605C');
  const light = [1.1, 1, 0.9] as const;
  const { shade, shine } = separateReflection(lip, light);
  for (const [s, h] of [
    [1, 0],
    [0.4, 0],
    [0.9, 0.25],
    [1.2, 0.6],
  ] as const) {
    const pixel = [0, 1, 2].map((c) => s * (lip[c] ?? 0) + h * (light[c] ?? 0)) as [number, number, number];
    expect(shade(...pixel)).toBeCloseTo(s, 5);
    expect(shine(...pixel)).toBeCloseTo(h, 5);
  }
});

it('never takes light away as shine, nor anything from a gray that cannot be told from light', () => {
  expect(separateReflection(linear('#A8605C'), [1, 1, 1]).shine(0.3, 0, 0)).toBe(0);
  expect(separateReflection([0.3, 0.3, 0.3], [1, 1, 1]).shine(0.6, 0.6, 0.6)).toBe(0);
});

it('lets nothing, all, or a part of a surface through', () => {
  const surface = linear('#B07A6A');
  const pigment = linear('#6F2324');
  for (const c of [0, 1, 2] as const) {
    expect(film(surface, pigment, 0)[c]).toBeCloseTo(surface[c], 6);
    expect(film(surface, pigment, 1)[c]).toBeCloseTo(pigment[c], 6);
    const half = film(surface, pigment, 0.5)[c];
    expect(half).toBeLessThan(Math.max(surface[c], pigment[c]));
    expect(half).toBeGreaterThan(Math.min(surface[c], pigment[c]));
  }
});

it('paints what a stroke covers, by as much, and nothing else', () => {
  const photo = { width: 4, height: 1, data: new Uint8ClampedArray(16).fill(128) };
  const mask = { left: 1, top: 0, width: 2, height: 1, values: Float32Array.of(1, 0.5) };
  paintStroke(photo, strokeOf([mask], photo), (_r, _g, _b, into) => into.fill(0));
  expect([0, 1, 2, 3].map((x) => photo.data[x * 4])).toEqual([128, 0, 92, 128]);
  expect(pixelOf(photo, 2)[0]).toBeCloseTo(pixelOf(photo, 0)[0] / 2, 2);
});

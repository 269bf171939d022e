import { describe, expect, it } from 'vitest';
import { fadeOf, paintBeside } from './card-picture.ts';

describe('a photo beside panels', () => {
  it('passes into its blur, without a seam', () => {
    const stops = fadeOf([0.05, 0.1]);
    expect(stops.map(({ seen }) => seen)).toEqual([0, 1, 1, 0]);
    expect(stops[0]?.at).toBe(0.05);
    expect(stops[3]?.at).toBe(0.9);
    expect(stops.map(({ at }) => at)).toEqual(stops.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it('is whole at a side that it reaches', () => {
    expect(fadeOf([0, 0]).every(({ seen }) => seen === 1)).toBe(true);
    expect(fadeOf([0, 0.1]).map(({ seen }) => seen)).toEqual([1, 1, 1, 0]);
  });

  it('goes on with its own mirror image, which meets it at both ends', () => {
    let transform = [1, 0];
    const drawn: { readonly left: number; readonly right: number; readonly mirrored: boolean }[] = [];
    const context = {
      setTransform: (a: number, _b: number, _c: number, _d: number, e: number) => {
        transform = [a, e];
      },
      resetTransform: () => {
        transform = [1, 0];
      },
      drawImage: (_image: unknown, left: number, _top: number, width: number) => {
        const [a = 1, e = 0] = transform;
        const ends = [left, left + width].map((x) => a * x + e).toSorted((one, other) => one - other);
        drawn.push({ left: ends[0] ?? 0, right: ends[1] ?? 0, mirrored: a < 0 });
      },
    };
    const canvas = { width: 0, height: 0, getContext: () => context };
    const underlay = { image: new EventTarget(), frame: { left: -0.1, top: 0, width: 1.25, height: 1 } };
    paintBeside(canvas as unknown as HTMLCanvasElement, underlay as never);
    const [photo] = drawn.filter(({ mirrored }) => !mirrored);
    const [before, after] = drawn.filter(({ mirrored }) => mirrored);
    expect(photo?.left).toBeCloseTo(0.08 * canvas.width);
    expect(before?.right).toBeCloseTo(photo?.left ?? Number.NaN);
    expect(after?.left).toBeCloseTo(photo?.right ?? Number.NaN);
    expect(before?.left).toBeLessThanOrEqual(0);
    expect(after?.right).toBeGreaterThanOrEqual(canvas.width);
  });
});

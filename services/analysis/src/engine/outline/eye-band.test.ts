import { describe, expect, it } from 'vitest';
import { polygonArea } from '../picture/polygon.ts';
import { bandAround, reach } from './eye-band.ts';

const square = [
  { x: -10, y: -10 },
  { x: 10, y: -10 },
  { x: 10, y: 10 },
  { x: -10, y: 10 },
];
const center = { x: 0, y: 0 };

describe('reach', () => {
  it('is the distance to the edge in a direction', () => {
    expect(reach(square, center, 0)).toBeCloseTo(10, 6);
    expect(reach(square, center, Math.PI / 4)).toBeCloseTo(Math.hypot(10, 10), 6);
    expect(reach(square, { x: 20, y: 0 }, 0)).toBe(0);
  });
});

describe('bandAround', () => {
  const ring = (outer: number, inner: number) => Math.PI * (outer ** 2 - inner ** 2);
  const between = (inner: number, outer: number) =>
    bandAround(
      center,
      () => inner,
      () => outer,
    );

  it('is two lines for a full ring', () => {
    const [outer = [], inner = [], ...none] = between(3, 6);
    expect(none).toEqual([]);
    expect(polygonArea(outer) - polygonArea(inner)).toBeCloseTo(ring(6, 3), -1);
  });

  it('splits at the lids', () => {
    const lids = [
      { x: -20, y: -4 },
      { x: 20, y: -4 },
      { x: 20, y: 4 },
      { x: -20, y: 4 },
    ];
    const pieces = bandAround(
      center,
      () => 6,
      (angle) => reach(lids, center, angle),
    );
    expect(pieces).toHaveLength(2);
    for (const piece of pieces) {
      const side = Math.sign(piece[0]?.x ?? 0);
      for (const { x, y } of piece) {
        expect(Math.sign(x)).toBe(side);
        expect(Math.abs(y)).toBeLessThanOrEqual(4.001);
      }
    }
  });

  it('is empty behind closed lids', () => {
    expect(between(3, 1)).toEqual([]);
  });
});

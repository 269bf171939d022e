import { describe, expect, it } from 'vitest';
import { alongEdges } from './along-edges.ts';

const SIZE = 32;
const EDGE = 16;

/** Dark to the left of the edge, light to the right. */
const halves = Float32Array.from({ length: SIZE * SIZE * 3 }, (_, i) => (Math.floor(i / 3) % SIZE < EDGE ? 0.15 : 0.7));

describe('alongEdges', () => {
  const at = (map: Float32Array, x: number) => map[(SIZE / 2) * SIZE + x] ?? Number.NaN;

  it('moves a nearby boundary onto the edge', () => {
    const found = (i: number) => (i % SIZE < EDGE + 2 ? 1 : 0);
    const map = alongEdges(found, halves, SIZE, 6);
    expect(at(map, EDGE - 1)).toBeGreaterThan(0.8);
    expect(at(map, EDGE + 1)).toBeLessThan(0.5);
    expect(at(map, 0)).toBeCloseTo(1, 2);
    expect(at(map, SIZE - 1)).toBeCloseTo(0, 2);
  });

  it('keeps a map on a picture without edges', () => {
    const found = (i: number) => (i % SIZE < EDGE + 2 ? 1 : 0);
    const map = alongEdges(found, new Float32Array(SIZE * SIZE * 3).fill(0.4), SIZE, 3);
    expect(at(map, EDGE)).toBeGreaterThan(0.5);
    expect(at(map, EDGE + 3)).toBeLessThan(0.5);
  });
});

import { describe, expect, it } from 'vitest';
import { fadeOf } from './card-picture.ts';

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
});

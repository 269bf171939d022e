import { describe, expect, it } from 'vitest';
import { fadeOf, tonesOf } from './card-picture.ts';

describe('a photo beside panels', () => {
  it('passes into the tones beside it, without a seam', () => {
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

  it('goes on in the mean tones of its end, from top to bottom, whatever is repeated there', () => {
    const [red, white, navy] = [
      [200, 30, 40],
      [255, 255, 255],
      [20, 40, 90],
    ];
    // A field of navy with stars above, one of navy alone, and stripes below.
    const rows = [
      [navy, white],
      [navy, navy],
      [red, white],
    ];
    const pixels = rows.flatMap((row) => row.flatMap((rgb) => [...(rgb ?? []), 255]));
    expect(tonesOf(new Uint8ClampedArray(pixels))).toEqual(['rgb(138 148 173)', 'rgb(20 40 90)', 'rgb(228 143 148)']);
  });
});

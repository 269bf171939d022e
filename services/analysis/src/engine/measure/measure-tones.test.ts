import { describe, expect, it } from 'vitest';
import { Histogram } from './histogram.ts';
import { Pile } from './pile.ts';

describe('a histogram of luminance', () => {
  it('gives quantiles to a perceptual thousandth', () => {
    const histogram = new Histogram();
    for (let i = 0; i <= 1000; i++) histogram.add(i / 1000);
    for (const share of [0.01, 0.25, 0.5, 0.97]) expect(histogram.quantile(share)).toBeCloseTo(share, 2);
    expect(histogram.size).toBe(1001);
  });

  it('has no quantiles when empty', () => {
    expect(new Histogram().quantile(0.5)).toBeNaN();
  });
});

describe('clipping pile-up', () => {
  const steepness = (cut: number, below: number) => {
    const pile = new Pile();
    for (let i = 0; i < cut; i++) pile.add(true);
    for (let i = 0; i < below; i++) pile.add(false);
    return pile.steepness;
  };

  it('grows with the clipped share', () => {
    expect(steepness(0, 100)).toBeCloseTo(-3.91, 2);
    expect(steepness(1000, 1000)).toBeCloseTo(0, 1);
    expect(steepness(300, 100)).toBeGreaterThan(1);
    expect(steepness(0, 0)).toBeUndefined();
    // One pixel is no sign.
    expect(steepness(1, 0)).toBeLessThan(-2);
  });
});

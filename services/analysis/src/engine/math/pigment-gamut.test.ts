import { deltaE00, type Lab, labToLch } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { believableBrows, believableHair, believableIris } from './pigment-gamut.ts';

const hueOf = (lab: Lab): number => labToLch(lab)[2];

describe('believableHair', () => {
  it('keeps natural hair: black, brown, copper, blond, gray and white', () => {
    const natural: readonly Lab[] = [
      [9, 2, 2],
      [28, 7, 12],
      [36, 18, 24],
      [62, 6, 24],
      [48, 1, 3],
      [82, 1, 4],
    ];
    for (const hair of natural)
      for (const [i, v] of believableHair(hair).entries()) expect(v).toBeCloseTo(hair[i] ?? 0, 6);
  });

  it('corrects golden blond tinged by a green wall to blond, not olive', () => {
    const hair = believableHair([46, -2, 15]);
    expect(hueOf(hair)).toBeLessThanOrEqual(78.01);
    expect(hair[2]).toBeGreaterThan(13);
    expect(hair[0]).toBe(46);
  });

  it('shows brown hair whose red was taken for pink light as brown, not olive', () => {
    for (const l of [20, 30, 40]) {
      const [lightness, a, b] = believableHair([l, 1, l / 3]);
      expect(lightness).toBe(l);
      expect(a).toBeGreaterThan(2);
      expect(b).toBeGreaterThan(l / 5);
    }
    const hues = [10, 15, 25, 35, 45, 55, 60, 70].map((l) => hueOf(believableHair([l, 0, 12])));
    expect(hues).toEqual(hues.toSorted((x, y) => x - y));
  });

  it('corrects silver under the sky to silver, not blue, green or violet', () => {
    for (const tinged of [
      [73, 5, -7],
      [66, -10, 6],
      [38, -3, -3],
    ] as const) {
      const [l, a, b] = believableHair(tinged);
      expect(l).toBe(tinged[0]);
      expect(a).toBeGreaterThanOrEqual(0);
      expect(Math.hypot(a, b)).toBeLessThan(6);
    }
  });

  it('keeps dyed hair, without a discontinuity', () => {
    const [pink, blue]: readonly Lab[] = [
      [60, 40, -8],
      [35, 2, -38],
    ];
    expect(believableHair(pink as Lab)).toEqual(pink);
    expect(believableHair(blue as Lab)).toEqual(blue);
    for (let b = -4; b > -30; b -= 0.5) {
      expect(deltaE00(believableHair([40, 0, b]), believableHair([40, 0, b - 0.5]))).toBeLessThan(2.5);
    }
  });
});

describe('believableIris', () => {
  it('makes a dark iris brown despite reflections on glasses', () => {
    expect(hueOf(believableIris([15, 6, -4]))).toBeLessThanOrEqual(80.01);
    expect(believableIris([15, 6, -4])[2]).toBeGreaterThan(0);
    expect(believableIris([12, 9, 8])).toEqual([12, 9, 8]);
  });

  it('keeps light irises blue, gray and green', () => {
    for (const iris of [
      [38, -2, -9],
      [36, -6, 9],
      [40, 0, 0],
    ] as const)
      expect(believableIris(iris)).toEqual(iris);
  });

  it('removes red and violet of lamp or sensor from a light iris', () => {
    expect(believableIris([36, 8, -4])).toEqual([36, 2, -4]);
    expect(believableIris([34, 12, 5])[1]).toBeLessThan(11);
  });
});

describe('believableBrows', () => {
  it('makes brows brown where skin shines through, and keeps dark and blond ones', () => {
    const [, a, b] = believableBrows([40, 16, 24]);
    expect([a, b]).toEqual([7, 16]);
    for (const brow of [
      [16, 5, 6],
      [54, 6, 18],
    ] as const)
      expect(believableBrows(brow)).toEqual(brow);
  });

  it('makes redheads’ brows as copper as their hair', () => {
    expect(believableBrows([42, 15, 17], [45, 18, 30])[1]).toBeGreaterThan(13);
  });
});

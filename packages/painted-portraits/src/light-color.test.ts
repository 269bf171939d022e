import { describe, expect, it } from 'vitest';
import { lightColor } from './light-color.ts';

describe('the color of a light', () => {
  it('is neutral at D65, orange when warm, blue when cold, greener with tint', () => {
    for (const v of lightColor(6504)) expect(v).toBeCloseTo(1, 2);
    expect(lightColor(2700)[0]).toBeGreaterThan(1.5);
    expect(lightColor(2700)[2]).toBeLessThan(0.5);
    expect(lightColor(9000)[2]).toBeGreaterThan(1.1);
    expect(lightColor(6504, 0.08)[0]).toBeCloseTo(1 / 1.08, 2);
  });
  it('changes smoothly with temperature', () => {
    for (let k = 2500; k < 12000; k += 50) {
      const [a, b] = [lightColor(k), lightColor(k + 50)];
      expect(Math.abs(a[0] - b[0]) + Math.abs(a[2] - b[2])).toBeLessThan(0.1);
    }
  });
});

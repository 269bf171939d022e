import { type Lab, labToLch, lchToLab } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { believableSkin } from './skin-gamut.ts';

const held = (lch: Lab) => labToLch(believableSkin(lchToLab(lch)));

describe('believableSkin', () => {
  it('leaves skin as it is, from the fairest to the deepest', () => {
    const people: readonly Lab[] = [
      [77, 15, 52],
      [62, 22, 58],
      [50, 24, 60],
      [29, 12, 48],
    ];
    for (const person of people)
      for (const [i, value] of held(person).entries()) expect(value).toBeCloseTo(person[i] ?? 0, 6);
  });

  it('takes out the saturation that a camera adds, and keeps hue, lightness and the order', () => {
    const [orange, more] = [held([67, 44, 60]), held([67, 50, 60])];
    expect(orange[0]).toBeCloseTo(67, 6);
    expect(orange[1]).toBeLessThan(32);
    expect(orange[2]).toBeCloseTo(60, 6);
    expect(more[1]).toBeGreaterThan(orange[1]);
  });

  it('knows no skin that is pink, green, black or white', () => {
    expect(held([60, 20, 350])[2]).toBeCloseTo(30, 6);
    expect(held([60, 20, 110])[2]).toBeCloseTo(80, 6);
    expect(held([95, 10, 55])[0]).toBeCloseTo(88, 6);
    expect(held([5, 10, 55])[0]).toBeCloseTo(20, 6);
  });
});

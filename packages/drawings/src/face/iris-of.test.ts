import { hexToLab } from '@trueseason/color';
import type { MeasuredColor } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { irisOf } from './iris-of.ts';

const read = (hex: MeasuredColor['hex']): MeasuredColor => ({
  lab: [...hexToLab(hex)],
  sd: [1, 1, 1],
  hex,
  pixels: 900,
  quality: 1,
});
const seen = (skin: MeasuredColor['hex'], iris: MeasuredColor | null = null) => ({
  features: { skin: read(skin), hair: null, iris, brows: null, lips: null, sclera: null },
});

it('draws eyes as measured', () => {
  expect(irisOf(seen('#4E3023', read('#5E8C92')))).toBe('#5E8C92');
});

it.each(['#9A705A', '#8A5A3C', '#4E3023'] as const)('beside deep skin %s unread eyes are dark brown', (skin) => {
  const [l, a, b] = hexToLab(irisOf(seen(skin)));
  expect(l).toBeGreaterThan(12);
  expect(l).toBeLessThan(28);
  expect(a).toBeGreaterThan(2);
  expect(b).toBeGreaterThan(2);
});

it('beside fair skin they are a lighter brown', () => {
  const [l, a, b] = hexToLab(irisOf(seen('#F0CFB4')));
  expect(l).toBeGreaterThan(29);
  expect(Math.min(a, b)).toBeGreaterThan(2);
});

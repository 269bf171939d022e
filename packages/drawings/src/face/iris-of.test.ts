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
const seen = (
  skin: MeasuredColor['hex'],
  seenToo: { iris?: MeasuredColor; brows?: MeasuredColor; hair?: MeasuredColor } = {},
) => ({
  features: { skin: read(skin), hair: null, iris: null, brows: null, lips: null, sclera: null, ...seenToo },
});

it('draws eyes as measured', () => {
  expect(irisOf(seen('#4E3023', { iris: read('#5E8C92') }))).toBe('#5E8C92');
});

it.each(['#9A705A', '#8A5A3C', '#4E3023'] as const)('beside deep skin %s unread eyes are dark brown', (skin) => {
  const [l, a, b] = hexToLab(irisOf(seen(skin)));
  expect(l).toBeGreaterThan(12);
  expect(l).toBeLessThan(28);
  expect(a).toBeGreaterThan(2);
  expect(b).toBeGreaterThan(2);
});

it('so they are beside black hair and dark brows, whatever the skin', () => {
  for (const dark of [{ brows: read('#29221C') }, { hair: read('#171717') }])
    expect(hexToLab(irisOf(seen('#D4977D', dark)))[0]).toBeLessThan(24);
  const gray = { brows: read('#29221C'), hair: read('#D8D8D8') };
  expect(irisOf(seen('#D4977D', gray))).toBe(irisOf(seen('#D4977D', { brows: gray.brows })));
});

it('beside fair skin they are a lighter brown', () => {
  const [l, a, b] = hexToLab(irisOf(seen('#F0CFB4')));
  expect(l).toBeGreaterThan(29);
  expect(Math.min(a, b)).toBeGreaterThan(2);
});

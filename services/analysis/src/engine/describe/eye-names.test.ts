import { EYE_COLORS, type EyeColor, type MeasuredColor } from '@trueseason/contracts';
import { hexToLab } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import type { LogColor } from '../math/index.ts';
import { areNeighboringEyes, namedIris } from './eye-names.ts';

const iris: MeasuredColor = { lab: [40, 10, 20], sd: [2, 2, 2], hex: '#7A573E', pixels: 300, quality: 0.9 };
const nameOf = (own: LogColor): EyeColor => namedIris(iris, own, undefined).name;

it.each<[what: string, own: LogColor, name: EyeColor]>([
  ['almost black', [0.25, 0.4, -4.2], 'dark-brown'],
  ['warm and deep', [0.13, 0.85, -2.8], 'brown'],
  ['warm and greenish', [-0.12, 0.63, -2.4], 'hazel'],
  ['light without warmth', [-0.03, 0.05, -1.9], 'blue-gray'],
  ['light and cool', [-0.06, -0.35, -2], 'blue'],
  // A light iris in a warm room is no brown one.
  ['light with some warmth', [-0.12, 0.3, -2], 'gray-green'],
])('names an iris that is %s', (_what, own, name) => {
  expect(nameOf(own)).toBe(name);
});

it('takes an iris that may be either for brown beside black hair alone', () => {
  const own: LogColor = [0.13, 0.25, -2.54];
  const beside = (depth: number) => namedIris(iris, own, [0, 0.3, depth]).name;
  expect([nameOf(own), beside(-1.5), beside(-4.4)]).toEqual(['blue-gray', 'blue-gray', 'brown']);
});

it('names what is far from every name, too', () => {
  expect(nameOf([3, 3, -9])).toBeTypeOf('string');
});

it('shows it halfway to the usual color of that name', () => {
  const own: LogColor = [-0.06, -0.9, -2];
  const blue = hexToLab(EYE_COLORS.find(({ value }) => value === 'blue')?.swatch[0] ?? '#000000');
  const { lab } = namedIris(iris, own, undefined);
  for (const [c, value] of lab.entries())
    expect(Math.abs(value - ((iris.lab[c] ?? 0) + (blue[c] ?? 0)) / 2)).toBeLessThan(1);
});

it('has neighbors both ways', () => {
  for (const { value } of EYE_COLORS)
    for (const other of EYE_COLORS)
      expect(areNeighboringEyes(value, other.value)).toBe(areNeighboringEyes(other.value, value));
});

import { hexToLab } from '@trueseason/color';
import type { MeasuredColor, PhotoWarning } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { bareLips, lipsOf } from './lips-of.ts';

const SKIN = '#B98767';
const read = (hex: MeasuredColor['hex']): MeasuredColor => ({
  lab: [...hexToLab(hex)],
  sd: [1, 1, 1],
  hex,
  pixels: 900,
  quality: 1,
});
const seen = (lips: MeasuredColor | null, warnings: PhotoWarning[] = [], skin: MeasuredColor['hex'] = SKIN) => ({
  features: { skin: read(skin), hair: null, iris: null, brows: null, lips, sclera: null },
  photos: [{ position: 1 as const, problems: [], warnings }],
});

const away = (hex: string, beside: string = SKIN): number => {
  const [lips, skin] = [hexToLab(hex), hexToLab(beside)];
  return Math.hypot(lips[0] - skin[0], lips[1] - skin[1], lips[2] - skin[2]);
};

it.each([
  ['#F6E0D2', '#F0D2C4'],
  ['#F0CFB4', '#E8BFA8'],
  ['#E3B48F', '#E3B48F'],
  ['#B98767', '#BE8B69'],
  ['#9B6F5A', '#9E6C5C'],
  ['#8A5A3C', '#8B5B42'],
  ['#6F4630', '#754B3B'],
  ['#4E3023', '#4A2E24'],
  ['#3A241B', '#3C261E'],
] as const)('tells lips from skin of nearly their color, and as rosier: %s, %s', (skin, lips) => {
  const drawn = lipsOf(seen(read(lips), [], skin));
  expect(away(drawn, skin)).toBeGreaterThan(9.5);
  expect(away(drawn, skin)).toBeLessThan(10.5);
  const [[l, a, b], [skinL, skinA, skinB]] = [hexToLab(drawn), hexToLab(skin)];
  expect(a - skinA).toBeGreaterThan(4);
  expect(b - a).toBeLessThan(skinB - skinA);
  // The deepest skin has no room below it.
  if (skinL > 30) expect(l).toBeLessThan(skinL);
  else expect(l).toBeGreaterThan(skinL - 2);
});

it.each(['#9F5B54', '#B01828', '#C86C60'] as const)(
  'draws bare lips of %s nearer to the skin, in their own hue',
  (hex) => {
    const drawn = lipsOf(seen(read(hex)));
    expect(away(drawn)).toBeLessThan(away(hex) * 0.8);
    expect(away(drawn)).toBeGreaterThan(9);
    const [[l, a], [skinL, skinA]] = [hexToLab(drawn), hexToLab(SKIN)];
    expect(l).toBeLessThan(skinL);
    expect(a).toBeGreaterThan(skinA);
  },
);

it('draws what wore makeup or was not seen as bare lips', () => {
  const guessed = lipsOf(seen(null));
  expect(lipsOf(seen(read('#B01828'), ['makeup_likely']))).toBe(guessed);
  expect(away(guessed)).toBeLessThan(away(bareLips(SKIN)));
});

it.each(['#F6E0D2', '#E3B48F', '#B98767', '#8A5A3C', '#4E3023'])('bare lips on %s are darker and redder', (skin) => {
  const [[l, a, b], [lipL, lipA, lipB]] = [hexToLab(skin), hexToLab(bareLips(skin))];
  expect(l - lipL).toBeGreaterThan(3);
  expect(l - lipL).toBeLessThan(20);
  expect(lipA - a).toBeGreaterThan(5);
  expect(lipB).toBeLessThan(b);
});

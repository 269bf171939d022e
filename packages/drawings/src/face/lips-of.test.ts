import { hexToLab } from '@trueseason/color';
import type { MeasuredColor, PhotoWarning } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { bareLips, lipsOf } from './lips-of.ts';

const read = (hex: MeasuredColor['hex']): MeasuredColor => ({
  lab: [...hexToLab(hex)],
  sd: [1, 1, 1],
  hex,
  pixels: 900,
  quality: 1,
});
const seen = (lips: MeasuredColor | null, warnings: PhotoWarning[] = []) => ({
  features: { skin: read('#B98767'), hair: null, iris: null, brows: null, lips, sclera: null },
  photos: [{ position: 1 as const, problems: [], warnings }],
});

const SKIN = '#B98767';
const away = (hex: string): number => {
  const [lips, skin] = [hexToLab(hex), hexToLab(SKIN)];
  return Math.hypot(lips[0] - skin[0], lips[1] - skin[1], lips[2] - skin[2]);
};

it('draws lips that lie near the skin as measured', () => {
  expect(lipsOf(seen(read('#BE7F68')))).toBe('#BE7F68');
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

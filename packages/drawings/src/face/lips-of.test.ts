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

it('draws lips as measured, and bare where they wore makeup or were not seen', () => {
  const lipstick = read('#B01828');
  expect(lipsOf(seen(lipstick))).toBe('#B01828');
  expect(lipsOf(seen(lipstick, ['makeup_likely']))).toBe(bareLips('#B98767'));
  expect(lipsOf(seen(null))).toBe(bareLips('#B98767'));
});

it.each(['#F6E0D2', '#E3B48F', '#B98767', '#8A5A3C', '#4E3023'])('bare lips on %s are darker and redder', (skin) => {
  const [[l, a, b], [lipL, lipA, lipB]] = [hexToLab(skin), hexToLab(bareLips(skin))];
  expect(l - lipL).toBeGreaterThan(3);
  expect(l - lipL).toBeLessThan(20);
  expect(lipA - a).toBeGreaterThan(5);
  expect(lipB).toBeLessThan(b);
});

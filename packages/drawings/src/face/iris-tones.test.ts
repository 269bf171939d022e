import { hexToLab } from '@trueseason/color';
import { expect, it } from 'vitest';
import { irisTones } from './iris-tones.ts';

it.each(['#7FA0B5', '#5E8C92', '#6F7B4F', '#7A5A38'])(
  'draws a light eye as told, lighter around the pupil: %s',
  (iris) => {
    const { rim, hex, inner } = irisTones(iris);
    expect(hex).toBe(iris);
    expect(hexToLab(inner)[0] - hexToLab(hex)[0]).toBeCloseTo(9, 0);
    expect(hexToLab(rim)[0]).toBeLessThan(hexToLab(hex)[0] - 10);
  },
);

it.each(['#4E3F3D', '#433F41', '#3B3A40', '#2E2625', '#1F1816', '#2C1A12'])(
  'draws a dark eye as dark brown, without a gray ring: %s',
  (iris) => {
    const [told] = hexToLab(iris);
    for (const tone of Object.values(irisTones(iris))) {
      const [l, a, b] = hexToLab(tone);
      expect(l).toBeLessThan(told + 2);
      expect(a).toBeGreaterThan(4);
      expect(b).toBeGreaterThan(4);
    }
  },
);

it('tells a dark iris from its pupil and its rim', () => {
  const { rim, hex, inner } = irisTones('#2C1A12');
  expect(hexToLab(inner)[0]).toBeGreaterThan(hexToLab(hex)[0] + 2);
  expect(hexToLab(rim)[0]).toBeLessThan(hexToLab(hex)[0] - 4);
});

it('leaves an eye that was told as dark blue its blue', () => {
  expect(irisTones('#2B3A52').hex).toBe('#2B3A52');
});

it('has no step between dark eyes and others', () => {
  let [before] = [irisTones('#383230')];
  for (let level = 0x39; level < 0x70; level++) {
    const tones = irisTones(`#${[level, level - 6, level - 8].map((v) => v.toString(16).padStart(2, '0')).join('')}`);
    for (const tone of ['hex', 'inner'] as const)
      expect(Math.abs(hexToLab(tones[tone])[0] - hexToLab(before[tone])[0])).toBeLessThan(2.5);
    before = tones;
  }
});

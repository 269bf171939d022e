import { decodeChannel } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { seenIris } from './seen-iris.ts';

/** Gray pixels by level and count. */
function displayed(levels: Readonly<Record<number, number>>): number | undefined {
  const pixels = Object.entries(levels).flatMap(([level, count]) => Array<number>(count).fill(Number(level)));
  const data = Uint8Array.from(pixels.flatMap((level) => [level, level, level]));
  return seenIris(
    data,
    pixels.map((_, i) => i * 3),
  )?.linear[1];
}

describe('the displayed iris color', () => {
  it('is its lit part, despite a wide pupil and lashes', () => {
    expect(displayed({ 10: 40, 90: 60 })).toBeCloseTo(decodeChannel(90 / 255), 3);
  });

  it('excludes a reflected window', () => {
    expect(displayed({ 40: 70, 220: 30 })).toBeCloseTo(decodeChannel(40 / 255), 3);
  });

  it('is null if crushed to black, or with too few visible pixels', () => {
    expect(displayed({ 8: 90, 200: 10 })).toBeUndefined();
    expect(displayed({ 90: 5 })).toBeUndefined();
  });
});

import { decodeChannel } from '@trueseason/color';
import { describe, expect, it } from 'vitest';
import { seenIris } from './seen-iris.ts';

/** Gray pixels, so many of each level. */
function told(levels: Readonly<Record<number, number>>): number | undefined {
  const pixels = Object.entries(levels).flatMap(([level, count]) => Array<number>(count).fill(Number(level)));
  const data = Uint8Array.from(pixels.flatMap((level) => [level, level, level]));
  return seenIris(
    data,
    pixels.map((_, i) => i * 3),
  )?.linear[1];
}

describe('the iris as one sees it', () => {
  it('is its lit part, whatever a wide pupil and lashes darken', () => {
    expect(told({ 10: 40, 90: 60 })).toBeCloseTo(decodeChannel(90 / 255), 3);
  });

  it('holds no window that is mirrored in it', () => {
    expect(told({ 40: 70, 220: 30 })).toBeCloseTo(decodeChannel(40 / 255), 3);
  });

  it('is not seen where the camera made black of it, or too few of its pixels show', () => {
    expect(told({ 8: 90, 200: 10 })).toBeUndefined();
    expect(told({ 90: 5 })).toBeUndefined();
  });
});

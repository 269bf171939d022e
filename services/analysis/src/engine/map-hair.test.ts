import { readFile } from 'node:fs/promises';
import { hasRealPortraits, realPortraits } from '@trueseason/test-kit';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { SEGMENT_CLASSES, type Segmentation } from './find/index.ts';
import { hairOf, mapHair } from './map-hair.ts';
import { loadModels } from './models.ts';

// The models take seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const PICTURE = { width: 400, height: 600 };

/** Hair in the upper part of a square. */
const seen = (side: number, rows: number): Segmentation => {
  const size = 64;
  const probabilities = new Float32Array(size * size * SEGMENT_CLASSES.length);
  for (let cell = 0; cell < size * size; cell++) {
    const isHair = Math.floor(cell / size) < rows;
    probabilities[cell * SEGMENT_CLASSES.length + SEGMENT_CLASSES.indexOf(isHair ? 'hair' : 'background')] = 0.95;
  }
  return { square: { center: { x: 200, y: 300 }, side, turn: 0 }, size, probabilities };
};

describe('the hair mask', () => {
  it('has the photo’s shape, is at most as large as asked, and is empty outside the segmented square', () => {
    const { width, height, values } = hairOf(PICTURE, seen(400, 32), 300);
    expect([width, height]).toEqual([200, 300]);
    const at = (x: number, y: number) => values[Math.round(y / 2) * width + Math.round(x / 2)];
    expect(at(200, 250)).toBe(255);
    expect(at(200, 130)).toBe(255);
    expect(at(200, 360)).toBe(0);
    // Above the square.
    expect(at(200, 60)).toBe(0);
  });

  it('is null for a photo without a face', async () => {
    const wall = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b0a090' } })
      .jpeg()
      .toBuffer();
    expect(await mapHair(wall, await loadModels(), 720)).toBeNull();
  });
});

describe.skipIf(!hasRealPortraits)('the hair mask of a portrait', () => {
  it('is a few kilobytes of gray at the requested size, with hair above and none below', async () => {
    const [first = ''] = await realPortraits();
    const map = await mapHair(await readFile(first), await loadModels(), 720);
    if (!map) throw new Error('a face');
    expect(map.length).toBeLessThan(24_000);
    const { data, info } = await sharp(map).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([720, 720]);
    const white = (from: number, to: number) =>
      data.subarray(from * info.channels, to * info.channels).filter((value) => value > 200).length / info.channels;
    expect(white(0, 720 * 360)).toBeGreaterThan(5_000);
    expect(white(720 * 650, 720 * 720)).toBe(0);
  });
});

import { photograph } from '@trueseason/testing/portraits';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { hairOf, mapHair } from './map-hair.ts';
import { loadModels } from './models.ts';
import { segmented } from './testing/segmented.ts';

// The models take seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const PICTURE = { width: 400, height: 600 };

/** Hair in the upper part of a square. */
const seen = (side: number, rows: number) =>
  segmented(64, (_, y) => (y < rows ? 'hair' : 'background'), { side, center: { x: 200, y: 300 }, probability: 0.95 });

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

  it('is a few kilobytes of gray at the requested size, with hair above and none below', async () => {
    const map = await mapHair(await photograph('customer-1'), await loadModels(), 600);
    if (!map) throw new Error('a face');
    expect(map.length).toBeLessThan(24_000);
    const { data, info } = await sharp(map).raw().toBuffer({ resolveWithObject: true });
    expect(Math.max(info.width, info.height)).toBe(600);
    const row = info.width * info.channels;
    const white = (from: number, to: number) =>
      data.subarray(Math.round(from * info.height) * row, Math.round(to * info.height) * row).filter((v) => v > 200)
        .length / info.channels;
    expect(white(0, 0.5)).toBeGreaterThan(5_000);
    expect(white(0.9, 1)).toBe(0);
  });
});

import { expect, it } from 'vitest';
import { frameOf } from '../frame.ts';
import { stageShape } from './stage.tsx';

/** A face that fills its photo, with hair to the photo's end: as narrow as portraits are, in units of their height. */
const [FACE, RATIO] = [{ x0: 0.2, x1: 0.58, y0: 0.22, y1: 0.8 }, 0.8];

it('shows the whole crown of a face that fills its photo, on every window', () => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const)
    expect(frameOf(FACE, RATIO, { ...stageShape(width, height), above: 0.38 }).top).toBeLessThan(0.03);
});

it('fills a phone', () => {
  expect(stageShape(390, 844).ratio).toBeCloseTo(390 / 844);
});

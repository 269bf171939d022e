import type { PhotoSilhouette } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { cutAround } from './cut.ts';
import { PLATE } from './frame.ts';
import { box } from './testing/box.ts';

const face = (...of: Parameters<typeof box>): PhotoSilhouette => ({ feature: 'face', lines: [box(...of)] });

it.each([
  ['in the middle', face(0.35, 0.3, 0.65, 0.7), 0.75],
  ['at the edge', face(0, 0.02, 0.3, 0.42), 0.75],
  ['that fills the photo', face(0.02, 0.02, 0.98, 0.98), 0.75],
  ['on a wide photo', face(0.4, 0.2, 0.6, 0.8), 1.5],
])('shows a face %s, in the shape of the picture and within the photo', (_, outline, ratio) => {
  const cut = cutAround([outline], ratio);
  if (!cut) throw new Error('a face');
  expect((cut.width * ratio) / cut.height).toBeCloseTo(PLATE.ratio, 6);
  expect(Math.min(cut.left, cut.top)).toBeGreaterThanOrEqual(0);
  expect(cut.left + cut.width).toBeLessThanOrEqual(1 + 1e-9);
  expect(cut.top + cut.height).toBeLessThanOrEqual(1 + 1e-9);
});

it('has nothing to show without the line of a face', () => {
  expect(cutAround([], 0.75)).toBeNull();
});

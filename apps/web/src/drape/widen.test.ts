import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { hangCloth } from './hang-cloth.ts';
import { headOutlines } from './head-outlines.ts';
import type { Lines } from './lines.ts';
import { faceFrame } from './widen.ts';

const oval = (x0: number, y0: number, x1: number, y1: number): OutlinePoint[] =>
  Array.from({ length: 24 }, (_, i): OutlinePoint => {
    const angle = (Math.PI * i) / 12;
    return [(x0 + x1) / 2 + ((x1 - x0) / 2) * Math.cos(angle), (y0 + y1) / 2 + ((y1 - y0) / 2) * Math.sin(angle)];
  });

const BODY: OutlinePoint[] = [
  [0, 1],
  [0, 0.86],
  [0.5, 0.8],
  [1, 0.86],
  [1, 1],
];
const sitter = (...face: Parameters<typeof oval>): PhotoSilhouette[] => [
  { feature: 'face', lines: [oval(...face)] },
  { feature: 'body', lines: [BODY] },
];
const SQUARE = { ratio: 1, clothBelow: 0.85, airAbove: 0.68 };
const RATIO = 0.78;

describe('a photo on a plate that is too wide for it', () => {
  const close = sitter(0.2, 0.25, 0.8, 0.77);
  const frameOf = (silhouettes: PhotoSilhouette[], head: Lines) => {
    const frame = faceFrame(silhouettes, RATIO, { ...SQUARE, head });
    if (!frame) throw new Error('a face is framed');
    return { ...frame, side: Math.max(0, -frame.left) };
  };

  it('stays as it is around hair that is whole', () => {
    expect(frameOf(sitter(0.35, 0.3, 0.65, 0.58), [oval(0.33, 0.2, 0.67, 0.6)]).side).toBe(0);
    expect(frameOf(close, []).side).toBe(0);
  });

  it('gets sides, just until hair that would be cut is whole', () => {
    const { side, top } = frameOf(close, [oval(0.19, 0.12, 0.81, 0.5)]);
    expect(side).toBeGreaterThan(0.02);
    expect(frameOf(close, []).top).toBeGreaterThan(0.12);
    expect(top).toBeLessThanOrEqual(0.07);
    expect(top).toBeGreaterThan(0.05);
  });

  it.each(['covered', 'bare'] as const)('gets them for a %s head, which has no outline', (head) => {
    const tall = sitter(0.2, 0.25, 0.8, 0.85);
    const { side, top } = frameOf(tall, headOutlines({ outlines: [], silhouettes: tall }, head));
    expect(side).toBeGreaterThan(0.02);
    expect(top).toBeLessThan(frameOf(tall, []).top);
  });

  it('gets equal sides for every position of the person', () => {
    // A hat that reaches higher than a plate shows, above somebody who stands aside.
    const { left, width, side } = frameOf(sitter(0.16, 0.4, 0.7, 0.82), [oval(0.1, 0, 0.76, 0.6)]);
    expect(side).toBeGreaterThan(0.02);
    expect(left + width).toBeCloseTo(1 + side);
  });

  it('has no sides so thin that they look like a slip', () => {
    for (let top = 0; top < 0.2; top += 0.005) {
      const { side } = frameOf(close, [oval(0.19, top, 0.81, 0.5)]);
      expect(side === 0 || side >= 0.02).toBe(true);
    }
  });

  it('has the cloth over shoulders that go on beside the photo', () => {
    const drape = hangCloth(close, RATIO, { ...SQUARE, head: [oval(0.1, 0, 0.9, 0.5)] });
    if (!drape) throw new Error('a cloth hangs');
    const { frame, edge } = drape;
    expect(frame.left).toBeLessThan(-0.1);
    for (const point of [edge[0], edge.at(-1)]) expect(frame.top + (point?.[1] ?? 1) * frame.height).toBeLessThan(0.87);
  });
});

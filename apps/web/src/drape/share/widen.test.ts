import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { aboveFace } from '../above-face.ts';
import { hangCloth } from '../hang-cloth.ts';
import { missingSides, ofPhoto, widenLines } from './widen.ts';

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
const SQUARE = { ratio: 1, below: 0.85, above: 0.68 };
const RATIO = 0.78;

describe('a photo under a square card', () => {
  const close = sitter(0.2, 0.25, 0.8, 0.77);
  const topOf = (side: number) =>
    hangCloth(widenLines(close, side), RATIO * (1 + 2 * side), SQUARE)?.frame.top ?? Number.NaN;

  it('stays as it is around hair that is whole', () => {
    expect(missingSides(sitter(0.35, 0.3, 0.65, 0.58), [oval(0.33, 0.2, 0.67, 0.6)], RATIO, SQUARE)).toBe(0);
    expect(missingSides(close, [], RATIO, SQUARE)).toBe(0);
  });

  it('is framed at its sides, just until hair that would be cut is whole', () => {
    const side = missingSides(close, [oval(0.19, 0.12, 0.81, 0.5)], RATIO, SQUARE);
    expect(side).toBeGreaterThan(0.02);
    expect(topOf(0)).toBeGreaterThan(0.12);
    // Just whole, and no more.
    expect(topOf(side)).toBeLessThanOrEqual(0.07);
    expect(topOf(side - 0.02)).toBeGreaterThan(0.07);
  });

  it('is framed for a hat too, of which there is no outline', () => {
    const hat = aboveFace({ outlines: [], silhouettes: close }, 'covered');
    const side = missingSides(close, hat, RATIO, SQUARE);
    expect(side).toBeGreaterThan(0.02);
    expect(topOf(side)).toBeLessThan(topOf(0));
    expect(aboveFace({ outlines: [], silhouettes: close }, 'bare')).toEqual([]);
  });

  it('is framed by no wider sides than the plate needs, and by both alike, wherever the person stands', () => {
    // A hat that reaches higher than a plate shows, above somebody who stands aside.
    const aside = sitter(0.16, 0.4, 0.7, 0.82);
    const side = missingSides(aside, [oval(0.1, 0, 0.76, 0.6)], RATIO, SQUARE);
    expect(side).toBeGreaterThan(0.02);
    const drape = hangCloth(widenLines(aside, side), RATIO * (1 + 2 * side), SQUARE);
    if (!drape) throw new Error('a cloth hangs');
    const frame = ofPhoto(drape.frame, side);
    expect(frame.left).toBeCloseTo(-side);
    expect(frame.left + frame.width).toBeCloseTo(1 + side);
  });

  it('has no frame so thin that it looks like a slip', () => {
    for (let top = 0; top < 0.2; top += 0.005) {
      const side = missingSides(close, [oval(0.19, top, 0.81, 0.5)], RATIO, SQUARE);
      expect(side === 0 || side >= 0.02).toBe(true);
    }
  });

  it('hangs the cloth over shoulders that go on beside the photo', () => {
    const side = 0.18;
    const drape = hangCloth(widenLines(sitter(0.2, 0.2, 0.8, 0.76), side), RATIO * (1 + 2 * side), SQUARE);
    if (!drape) throw new Error('a cloth hangs');
    const { frame, edge } = drape;
    const [left, right] = [edge[0], edge.at(-1)].map((point) => frame.top + (point?.[1] ?? 1) * frame.height);
    for (const y of [left, right]) expect(y).toBeLessThan(0.87);
  });
});

import type { PhotoOutline } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { PLATE } from '../../drape/frame.ts';
import { box as line } from '../../drape/testing/box.ts';
import { evidenceFrame, visibleOutlines } from './frame-of.ts';

const HAIR = { feature: 'hair', zone: null, hex: '#000000' } as const;
const box = (...of: Parameters<typeof line>): PhotoOutline => ({ ...HAIR, lines: [line(...of)] });

describe('frameOf', () => {
  it.each([0.56, 0.75, 0.8, 1, 1.5])('shows all of a small face, in shape, of a photo %s as wide as high', (ratio) => {
    const { left, top, width, height } = evidenceFrame([box(0.4, 0.3, 0.6, 0.5)], ratio);
    expect((width * ratio) / height).toBeCloseTo(PLATE.ratio, 9);
    expect(left).toBeLessThanOrEqual(0.4);
    expect(left + width).toBeGreaterThanOrEqual(0.6);
    expect(top).toBeLessThan(0.3);
    expect(top + height).toBeGreaterThan(0.5);
  });

  it.each([0.56, 0.8, 1.5])('never looks past the edges of a photo %s as wide as high', (ratio) => {
    for (const outline of [box(0, 0, 0.3, 0.3), box(0.8, 0.7, 1, 1), box(0, 0, 1, 1)]) {
      const { left, top, width, height } = evidenceFrame([outline], ratio);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(1 + 1e-9);
      expect(top + height).toBeLessThanOrEqual(1 + 1e-9);
    }
  });
});

describe('a neck', () => {
  const neck = (y1: number): PhotoOutline => ({ ...box(0.4, 0.5, 0.6, y1), feature: 'skin', zone: 'neck' });
  const frame = { left: 0.2, top: 0.1, width: 0.6, height: 0.5 };
  const face = box(0.3, 0.2, 0.7, 0.7);

  it('is drawn whole or not at all', () => {
    expect(visibleOutlines([face, neck(0.6)], frame)).toHaveLength(2);
    expect(visibleOutlines([face, neck(0.61)], frame)).toEqual([face]);
  });
});

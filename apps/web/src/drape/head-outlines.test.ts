import type { PhotoMark } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { AIR_ABOVE, frameOf } from './frame.ts';
import { marginAboveFace } from './head-outlines.ts';
import { boxOf } from './lines.ts';
import { box } from './testing/box.ts';

const FACE = box(0.35, 0.32, 0.65, 0.72);
const silhouettes = [{ feature: 'face' as const, lines: [FACE] }];
const hairUpTo = (y: number) => {
  const hair = { feature: 'hair', zone: null, hex: '#808080', lines: [box(0.3, y, 0.7, 0.5)] };
  return { silhouettes, outlines: [hair] as Extract<PhotoMark, { hex: unknown }>[] };
};
/** Where a tall plate begins on a square photo. */
const topOf = (above: number) => frameOf(boxOf(FACE), 1, { ratio: 0.5, clothBelow: 1, airAbove: above }).top;

it('leaves air above high hair, as far as the photo has it', () => {
  expect(topOf(marginAboveFace(hairUpTo(0.16), 'hair'))).toBeLessThan(0.09);
  expect(topOf(marginAboveFace(hairUpTo(0.02), 'hair'))).toBeCloseTo(0, 9);
});

it('comes no nearer and goes no further for hair that lies flat, nor for none', () => {
  expect(marginAboveFace(hairUpTo(0.28), 'hair')).toBe(AIR_ABOVE);
  expect(marginAboveFace({ silhouettes, outlines: [] }, 'bare')).toBeCloseTo(AIR_ABOVE, 9);
});

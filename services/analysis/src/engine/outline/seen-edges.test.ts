import { expect, it } from 'vitest';
import { EYES, type FaceMesh } from '../find/index.ts';
import { seenEdges } from './seen-edges.ts';

const [EYE] = EYES;
if (!EYE) throw new Error('no eye');

const [WIDTH, HEIGHT] = [120, 80];
/** Landmarks of a brow, 30 to 40 px down. */
const across = [10, 35, 60, 85, 110];
const line = [...across.map((x) => ({ x, y: 30 })), ...across.toReversed().map((x) => ({ x, y: 40 }))];
const points = Array.from({ length: 478 }, () => ({ x: 0, y: 0 }));
for (const [k, index] of EYE.brow.entries()) points[index] = line[k] ?? { x: 0, y: 0 };

/** Skin with rows of hairs, and a gap in one row. */
const edges = (from: number, to: number, hairs = 60, gap = -1) => {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => {
    const y = Math.floor(i / 3 / WIDTH);
    if (y === gap) return 150;
    return y >= from && y < to ? hairs : 190;
  });
  return seenEdges({ width: WIDTH, height: HEIGHT, data }, { points } as unknown as FaceMesh, EYE, () => true);
};

it('finds a brow that extends below its landmarks', () => {
  const { top, bottom } = edges(32, 44);
  expect(Math.abs(top - 0.15)).toBeLessThan(0.1);
  expect(Math.abs(bottom - 1.4)).toBeLessThan(0.1);
});

it('keeps close to the landmarks if hairs end early or shade continues', () => {
  expect(edges(36, 39)).toEqual({ top: 0.35, bottom: 1 });
  expect(edges(29, 50)).toEqual({ top: 0, bottom: 1.6 });
});

it('uses the usual extent if hairs are as light as skin', () => {
  expect(edges(32, 44, 185)).toEqual({ top: 0.1, bottom: 1.3 });
});

it('does not take a gap between hairs for the edge', () => {
  const { top, bottom } = edges(32, 44, 60, 40);
  expect(Math.abs(top - 0.15)).toBeLessThan(0.1);
  expect(Math.abs(bottom - 1.4)).toBeLessThan(0.1);
});

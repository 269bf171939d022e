import type { OutlinePoint, PhotoLine } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { box } from '../../drape/testing/box.ts';
import { linesAboveCloth } from './lines-above-cloth.ts';

/** The lower half of a photo, with a cloth that dips to seven tenths of it. */
const drape = {
  frame: { left: 0, top: 0.5, width: 1, height: 0.5 },
  edge: [
    [0, 0.6],
    [0.5, 0.7],
    [1, 0.6],
  ] as OutlinePoint[],
};
const mark = (...lines: OutlinePoint[][]): PhotoLine => ({ feature: 'skin', lines });

it('leaves out what the cloth covers but for a dash above its edge', () => {
  const chin = box(0.4, 0.6, 0.6, 0.8);
  const neck = box(0.4, 0.84, 0.6, 0.95);
  expect(linesAboveCloth([mark(chin), mark(neck)], drape)).toEqual([mark(chin)]);
  expect(linesAboveCloth([mark(chin, neck)], drape)).toEqual([mark(chin)]);
});

it('keeps long hair that goes on below the cloth', () => {
  const hair = { ...mark(box(0.1, 0.5, 0.3, 1)), feature: 'hair' } as const;
  expect(linesAboveCloth([hair], drape)).toEqual([hair]);
});

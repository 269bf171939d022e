import { expect, it } from 'vitest';
import { EYES, type FaceMesh } from '../find/index.ts';
import { bareBrow } from './bare-brow.ts';

const [EYE] = EYES;
if (!EYE) throw new Error('no eye');

/** A brow of 100 x 10 pixels, inward from its outer end. */
const across = [0, 25, 50, 75, 100];
const line = [...across.map((x) => ({ x, y: 0 })), ...across.toReversed().map((x) => ({ x, y: 10 }))];
const points = Array.from({ length: 478 }, () => ({ x: 0, y: 0 }));
for (const [k, index] of EYE.brow.entries()) points[index] = line[k] ?? { x: 0, y: 0 };
const outlined = (isBare: (x: number, y: number) => boolean) =>
  bareBrow({ points } as unknown as FaceMesh, EYE, { top: 0, bottom: 1 }, isBare);
const ends = (axis: 'x' | 'y', outline: readonly { x: number; y: number }[]) => {
  const all = outline.map((point) => point[axis]);
  return [Math.min(...all), Math.max(...all)];
};

it.each<[string, (x: number, y: number) => boolean, x: number[], y: number[]]>([
  ['whole where it is uncovered', () => true, [0, 100], [0, 10]],
  ['to a strand of hair', (x) => x < 62, [0, 60], [0, 10]],
  ['along a brim or rim that covers one side', (_, y) => y >= 3, [0, 100], [3, 10]],
  ['on one side of a strand that divides it', (x) => x < 30 || x > 40, [45, 100], [0, 10]],
])('is outlined %s', (_, isBare, x, y) => {
  const outline = outlined(isBare);
  expect(ends('x', outline)).toEqual(x);
  for (const [i, end] of ends('y', outline).entries()) expect(end).toBeCloseTo(y[i] ?? Number.NaN, 0);
});

it('is not outlined where too little is visible', () => {
  expect(outlined((_, y) => y >= 7)).toEqual([]);
});

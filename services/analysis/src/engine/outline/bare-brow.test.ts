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

it('outlines an uncovered brow', () => {
  const whole = outlined(() => true);
  expect([ends('x', whole), ends('y', whole)]).toEqual([
    [0, 100],
    [0, 10],
  ]);
});

it('ends at a strand of hair', () => {
  expect(
    ends(
      'x',
      outlined((x) => x < 62),
    ),
  ).toEqual([0, 60]);
});

it('follows a brim or rim that covers one side', () => {
  const [top, bottom] = ends(
    'y',
    outlined((_, y) => y >= 3),
  );
  expect(top).toBeCloseTo(3, 0);
  expect(bottom).toBe(10);
});

it('keeps one part if a strand divides it, and none if too little is visible', () => {
  expect(
    ends(
      'x',
      outlined((x) => x < 30 || x > 40),
    ),
  ).toEqual([45, 100]);
  expect(outlined((_, y) => y >= 7)).toEqual([]);
});

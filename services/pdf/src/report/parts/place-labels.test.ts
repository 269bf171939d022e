import { AXES } from '@trueseason/contracts';
import { RING, RING_ORDER } from '@trueseason/seasons';
import { expect, test } from 'vitest';
import { HALO, placeLabels } from './place-labels.ts';

const dot = { x: 50, y: 50, text: 'Dark Winter' };
/** A line from left to right, at this height. */
const lineAt = (y: number) => Array.from({ length: 100 }, (_, x) => ({ x, y }));

test('a label is not struck through by a line that it can avoid', () => {
  const [below] = placeLabels([dot]);
  const [avoiding] = placeLabels([dot], [], lineAt((below?.y ?? 0) - 1));
  expect(below?.y).toBeGreaterThan(dot.y);
  expect(avoiding?.y).toBeLessThan(dot.y);
});

test('a label that meets a line everywhere still covers no mark', () => {
  const lines = Array.from({ length: 100 }, (_, y) => lineAt(y)).flat();
  const [label] = placeLabels([dot], [{ x: 50, y: 55 }], lines);
  expect(label?.y).toBeLessThan(dot.y);
});

test('a label stays within the map, though a line strikes it there', () => {
  const edge = { ...dot, x: 98 };
  const rows = [46, 47, 48, 49, 50, 51, 52].flatMap(lineAt);
  const [label] = placeLabels([edge], [], [...rows, ...lineAt(54), ...lineAt(55), ...lineAt(45)], 100);
  expect(label?.box.right).toBeLessThanOrEqual(100);
  expect(label?.struck).toBe(true);
});

const SIZE = 104;
const expectInside = (labels: ReturnType<typeof placeLabels>) => {
  for (const { box } of labels) {
    for (const side of [box.left, box.top]) expect(side - HALO).toBeGreaterThan(-1e-9);
    for (const side of [box.right, box.bottom]) expect(side + HALO).toBeLessThan(SIZE + 1e-9);
  }
};

test('labels of all seasons stay within the map with their halos, on any two axes', () => {
  for (const across of AXES) {
    for (const up of AXES) {
      // As near to the border as the map ever comes to its outermost season, and farther in.
      for (const reach of [1.05, 1.25, 1.9]) {
        const at = (value: number) => ((Math.max(-1, Math.min(1, value)) + reach) / (2 * reach)) * SIZE;
        const dots = RING_ORDER.map((text) => ({
          text,
          x: at(RING[text].axes[across]),
          y: SIZE - at(RING[text].axes[up]),
        }));
        const cross = Array.from({ length: SIZE }, (_, i) => ({ x: SIZE / 2, y: i }));
        expectInside(placeLabels(dots, [{ x: 50, y: 50 }], cross, SIZE));
      }
    }
  }
});

test('a label stays within the map with its halo wherever its season lies, in a corner too', () => {
  for (const x of [0, 0.5, 3, 52, 101, 104]) {
    for (const y of [0, 0.5, 3, 52, 101, 104])
      expectInside(placeLabels([{ x, y, text: 'Bright Spring' }], [], [], SIZE));
  }
});

test('no label reads as that of the mark, where it has another place', () => {
  const [label] = placeLabels([{ x: 50, y: 50, text: 'Soft Summer' }], [{ x: 50, y: 58 }], [], SIZE);
  expect(label?.box.bottom).toBeLessThan(50);
  // Right of the dot, in line with a cross that lies there: it goes elsewhere.
  const [beside] = placeLabels([{ x: 20, y: 50, text: 'Soft Summer' }], [{ x: 46, y: 51 }], [], SIZE);
  expect(Math.abs((beside?.x ?? 0) - 20)).toBeLessThan(1);
});

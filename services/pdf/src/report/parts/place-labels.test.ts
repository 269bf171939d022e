import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

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

import { AXES } from '@trueseason/contracts';
import { RING, RING_ORDER } from '@trueseason/seasons';
import { describe, expect, test } from 'vitest';
import { distance, HALO, overlap, type Point, placeLabels } from './place-labels.ts';

const dot = { x: 50, y: 50, text: 'Dark Winter' };
/** A line from left to right, at this height. */
const lineAt = (y: number) => Array.from({ length: 200 }, (_, x) => ({ x: x / 2, y }));

test('a label is not struck through by a line that it can avoid', () => {
  const [below] = placeLabels([dot]);
  const [avoiding] = placeLabels([dot], { lines: lineAt((below?.y ?? 0) - 1) });
  expect(below?.y).toBeGreaterThan(dot.y);
  expect(avoiding?.y).toBeLessThan(dot.y);
});

test('a label that meets a line everywhere still covers no mark', () => {
  const lines = Array.from({ length: 100 }, (_, y) => lineAt(y)).flat();
  const [label] = placeLabels([dot], { marks: [{ x: 50, y: 55 }], lines });
  expect(label?.y).toBeLessThan(dot.y);
});

const SIZE = 104;
const expectInside = (labels: ReturnType<typeof placeLabels>) => {
  for (const { box } of labels) {
    for (const side of [box.left, box.top]) expect(side - HALO).toBeGreaterThan(-1e-9);
    for (const side of [box.right, box.bottom]) expect(side + HALO).toBeLessThan(SIZE + 1e-9);
  }
};

/** The twelve seasons on two axes of a map that reaches so far. */
const seasonsOn = (across: (typeof AXES)[number], up: (typeof AXES)[number], reach: number) => {
  const at = (value: number) => ((Math.max(-1, Math.min(1, value)) + reach) / (2 * reach)) * SIZE;
  return RING_ORDER.map((text) => ({
    text,
    x: at(RING[text].axes[across]),
    y: SIZE - at(RING[text].axes[up]),
  }));
};

test('labels of all seasons stay within the map with their halos, on any two axes', () => {
  for (const across of AXES) {
    for (const up of AXES) {
      // As near to the border as the map ever comes to its outermost season, and farther in.
      for (const reach of [1.05, 1.25, 1.9]) {
        const axes = Array.from({ length: SIZE }, (_, i) => ({ x: SIZE / 2, y: i }));
        expectInside(placeLabels(seasonsOn(across, up, reach), { marks: [{ x: 50, y: 50 }], axes, size: SIZE }));
      }
    }
  }
});

test('a label stays within the map with its halo wherever its season lies, in a corner too', () => {
  for (const x of [0, 0.5, 3, 52, 101, 104]) {
    for (const y of [0, 0.5, 3, 52, 101, 104])
      expectInside(placeLabels([{ x, y, text: 'Bright Spring' }], { size: SIZE }));
  }
});

test('no label reads as that of the mark, where it has another place', () => {
  const near = (mark: Point) => {
    const [label] = placeLabels([{ x: 50, y: 50, text: 'Soft Summer' }], { marks: [mark], size: SIZE });
    return label ? distance(label.box, mark) : 0;
  };
  for (const mark of [
    { x: 50, y: 58 },
    { x: 55, y: 57 },
    { x: 58, y: 50 },
    { x: 42, y: 55 },
  ])
    expect(near(mark)).toBeGreaterThan(4);
});

/** How far people may lie from their season, and how surely they were read. */
const READ = [
  [0, 0, 0.31, 0.19],
  [0.31, 0.1, 0.31, 0.19],
  [-0.2, -0.25, 0.2, 0.2],
  [0.1, -0.12, 0.12, 0.3],
  [0.24, -0.3, 0.26, 0.14],
] as const;

describe.each(RING_ORDER)('somebody near %s', (season) => {
  test.each(READ)(
    'apart by %d and %d, sure to %d and %d: each label is its dot’s, and the ellipse is whole',
    (...read) => {
      const [apart, higher, acrossSd, upSd] = read;
      const { temperature, value } = RING[season].axes;
      const reach = 1.45;
      const at = (one: number) => ((one + reach) / (2 * reach)) * SIZE;
      const cross = { x: at(temperature - apart * Math.sign(temperature)), y: SIZE - at(value + higher) };
      const lines = Array.from({ length: 200 }, (_, i) => ({
        x: cross.x + (acrossSd / reach) * SIZE * Math.cos((i * Math.PI) / 100),
        y: cross.y + (upSd / reach) * SIZE * Math.sin((i * Math.PI) / 100),
      }));
      const dots = seasonsOn('temperature', 'value', reach);
      const labels = placeLabels(dots, { marks: [cross], lines, size: SIZE });
      expectInside(labels);
      for (const [i, { box, leader }] of labels.entries()) {
        const own = dots[i] ?? { ...cross, text: '' };
        const isCrossed = Math.hypot(own.x - cross.x, own.y - cross.y) < 2.5;
        expect(distance(box, cross), own.text).toBeGreaterThan(isCrossed ? 2.6 : 4);
        for (const [j, other] of dots.entries())
          if (j !== i) expect(distance(box, other), `${own.text} beside ${other.text}`).toBeGreaterThan(2);
        for (const other of labels) expect(other.box !== box && overlap(box, other.box)).toBe(false);
        expect(Math.min(...lines.map((point) => distance(box, point))), own.text).toBeGreaterThan(0.3);
        expect(leader ? distance(box, leader[1]) : distance(box, own), own.text).toBeLessThan(3.5);
      }
    },
  );
});

import type { OutlinePoint } from '@trueseason/contracts';
import { expect, test } from 'vitest';
import { flecksOn } from './flecks.ts';

const [INNER, OUTER] = [20, 26];
const circle = (radius: number) =>
  Array.from({ length: 144 }, (_, i): OutlinePoint => {
    const angle = (2 * Math.PI * i) / 144;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const flecks = flecksOn(circle(INNER), circle(OUTER));
/** How much of the rim's width each fleck takes. */
const widths = flecks.flatMap(({ lines }) =>
  lines.map((line) => {
    const out = line.map(([x, y]) => Math.hypot(x, y));
    return (Math.max(...out) - Math.min(...out)) / (OUTER - INNER);
  }),
);

test('flecks are clouds of many sizes, not stripes across the rim', () => {
  expect(widths.length).toBeGreaterThan(16);
  expect(widths.filter((width) => width < 0.7).length).toBeGreaterThan(widths.length / 2);
  expect(Math.max(...widths) - Math.min(...widths)).toBeGreaterThan(0.15);
});

test('flecks stay on the rim, and lie as they did when a pair is put on again', () => {
  for (const [x, y] of flecks.flatMap(({ lines }) => lines.flat())) {
    expect(Math.hypot(x, y)).toBeGreaterThan(INNER);
    expect(Math.hypot(x, y)).toBeLessThan(OUTER);
  }
  expect(flecksOn(circle(INNER), circle(OUTER))).toEqual(flecks);
});

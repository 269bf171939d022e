import type { OutlinePoint } from '@trueseason/contracts';

/** The line of a box, from its upper left corner. */
export const box = (x0: number, y0: number, x1: number, y1: number): OutlinePoint[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

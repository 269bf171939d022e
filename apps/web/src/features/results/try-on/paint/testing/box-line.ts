import type { OutlinePoint } from '@trueseason/contracts';

/** The line around a box that is given in pixels, on a square photo of that side. */
export const boxLine = (side: number, x0: number, y0: number, x1: number, y1: number): OutlinePoint[] =>
  (
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const
  ).map(([x, y]): OutlinePoint => [x / side, y / side]);

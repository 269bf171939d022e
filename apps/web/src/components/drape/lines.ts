import type { OutlinePoint } from '@trueseason/contracts';

/** Closed lines. */
export type Lines = readonly (readonly OutlinePoint[])[];

export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

export function boxOf(points: readonly OutlinePoint[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** Heights at which the lines cross the column at x. */
export const crossings = (lines: Lines, x: number): number[] =>
  lines.flatMap((line) =>
    line.flatMap(([ax, ay], i) => {
      const [bx, by] = line[(i + 1) % line.length] as OutlinePoint;
      return ax > x !== bx > x ? [ay + ((x - ax) / (bx - ax)) * (by - ay)] : [];
    }),
  );

/** The lowest point of the lines within that distance to either side of x. */
export function lowestNear(lines: Lines, x: number, near: number): number {
  const corners = lines.flat().filter(([cornerX]) => Math.abs(cornerX - x) <= near);
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...corners.map(([, y]) => y),
    ...crossings(lines, x - near),
    ...crossings(lines, x + near),
    ...crossings(lines, x),
  );
}

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

/** Heights at which the lines cross the column at x. Asked of every column before the first screen is drawn. */
export function crossings(lines: Lines, x: number): number[] {
  const found: number[] = [];
  for (const line of lines) {
    let [ax, ay] = line.at(-1) ?? [x, 0];
    for (const [bx, by] of line) {
      if (ax > x !== bx > x) found.push(ay + ((x - ax) / (bx - ax)) * (by - ay));
      ax = bx;
      ay = by;
    }
  }
  return found;
}

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

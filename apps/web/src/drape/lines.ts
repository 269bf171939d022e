import type { OutlinePoint } from '@trueseason/contracts';

/** Closed outlines. */
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

/** Evenly spaced. */
export interface Columns {
  readonly left: number;
  readonly step: number;
  readonly count: number;
}

/** The heights where lines cross each column, in one pass per line because the first screen waits for it. */
export function crossings(lines: Lines, { left, step, count }: Columns): readonly (readonly number[])[] {
  const found = Array.from({ length: count }, (): number[] => []);
  for (const line of lines) {
    let [ax, ay] = line.at(-1) ?? [0, 0];
    for (const [bx, by] of line) {
      const last = Math.min(count, Math.ceil((Math.max(ax, bx) - left) / step));
      for (let i = Math.max(0, Math.ceil((Math.min(ax, bx) - left) / step)); i < last; i++) {
        found[i]?.push(ay + ((left + i * step - ax) / (bx - ax)) * (by - ay));
      }
      ax = bx;
      ay = by;
    }
  }
  return found;
}

/** The lowest point of the lines near each column. */
export function lowestNear(lines: Lines, columns: Columns, near: number): readonly number[] {
  const { left, step, count } = columns;
  const lowest = new Array<number>(count).fill(Number.NEGATIVE_INFINITY);
  const lower = (i: number, y: number): void => {
    lowest[i] = Math.max(lowest[i] ?? y, y);
  };
  for (const aside of [-near, 0, near]) {
    for (const [i, heights] of crossings(lines, { ...columns, left: left + aside }).entries()) {
      for (const y of heights) lower(i, y);
    }
  }
  for (const [x, y] of lines.flat()) {
    const last = Math.min(count - 1, Math.floor((x + near - left) / step));
    for (let i = Math.max(0, Math.ceil((x - near - left) / step)); i <= last; i++) lower(i, y);
  }
  return lowest;
}

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
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
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
  const crossingsByColumn = Array.from({ length: count }, (): number[] => []);
  for (const line of lines) {
    let [ax, ay] = line.at(-1) ?? [0, 0];
    for (const [bx, by] of line) {
      const last = Math.min(count, Math.ceil((Math.max(ax, bx) - left) / step));
      for (let i = Math.max(0, Math.ceil((Math.min(ax, bx) - left) / step)); i < last; i++) {
        crossingsByColumn[i]?.push(ay + ((left + i * step - ax) / (bx - ax)) * (by - ay));
      }
      ax = bx;
      ay = by;
    }
  }
  return crossingsByColumn;
}

/** The lowest point of the lines near each column. */
export function lowestPoints(lines: Lines, columns: Columns, distance: number): readonly number[] {
  const { left, step, count } = columns;
  const lowest = new Array<number>(count).fill(Number.NEGATIVE_INFINITY);
  const lowerTo = (i: number, y: number): void => {
    lowest[i] = Math.max(lowest[i] ?? y, y);
  };
  for (const offset of [-distance, 0, distance]) {
    for (const [i, heights] of crossings(lines, { ...columns, left: left + offset }).entries()) {
      for (const y of heights) lowerTo(i, y);
    }
  }
  for (const [x, y] of lines.flat()) {
    const last = Math.min(count - 1, Math.floor((x + distance - left) / step));
    for (let i = Math.max(0, Math.ceil((x - distance - left) / step)); i <= last; i++) lowerTo(i, y);
  }
  return lowest;
}

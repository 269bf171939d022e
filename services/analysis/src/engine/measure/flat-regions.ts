import { type Rgb, SRGB8_TO_LINEAR } from '@trueseason/style/color';
import { at } from '../math/index.ts';
import type { Picture, Point } from '../picture/index.ts';

/** Bounds in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A region without detail. */
export interface FlatRegion {
  readonly box: Box;
  readonly middle: Point;
  /** In pixels. */
  readonly area: number;
  /** Fill of its minimum-area bounding box, 0..1. */
  readonly fills: number;
  /** Number of picture edges it touches. */
  readonly touches: number;
  readonly cells: readonly Point[];
}

/** Standard deviation of 8-bit green in a flat cell: camera and JPEG noise. */
const FLAT = 6;
/** Maximum difference of neighboring cells of one surface, log of linear light. */
const ALIKE = 0.07;

type Test = (x: number, y: number, rgb: Rgb) => boolean;

/** Connected flat cells of the window that pass the test and differ little from their neighbors. */
export function regionsOf(picture: Picture, window: Box, step: number, test: Test): FlatRegion[] {
  const columns = Math.floor((window.right - window.left) / step);
  const rows = Math.floor((window.bottom - window.top) / step);
  const logs: (Rgb | undefined)[] = Array.from({ length: columns * rows }, (_, k) => {
    const x = window.left + (k % columns) * step;
    const y = window.top + Math.floor(k / columns) * step;
    const rgb = flatColor(picture, x, y, step);
    return rgb && test(x + step / 2, y + step / 2, rgb) ? logOf(rgb) : undefined;
  });
  const visited = new Uint8Array(columns * rows);
  const regions: FlatRegion[] = [];
  for (let start = 0; start < logs.length; start++) {
    if (!logs[start] || visited[start]) continue;
    const region = [start];
    visited[start] = 1;
    // Grows while iterating.
    for (const cell of region) {
      for (const next of neighborsOf(cell, columns, rows)) {
        if (visited[next] || !areAlike(logs[cell], logs[next])) continue;
        visited[next] = 1;
        region.push(next);
      }
    }
    const cells = region.map((cell) => ({
      x: window.left + (cell % columns) * step,
      y: window.top + Math.floor(cell / columns) * step,
    }));
    if (cells.length > 8) regions.push(describe(cells, step, picture));
  }
  return regions;
}

const logOf = ([r, g, b]: Rgb): Rgb => [Math.log(r), Math.log(g), Math.log(b)];

const areAlike = (a: Rgb | undefined, b: Rgb | undefined): boolean =>
  a !== undefined && b !== undefined && a.every((v, c) => Math.abs(v - at(b, c)) < ALIKE);

function neighborsOf(cell: number, columns: number, rows: number): number[] {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < columns - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - columns] : []),
    ...(y < rows - 1 ? [cell + columns] : []),
  ];
}

/** Mean linear color of a cell from every second pixel; undefined if it has detail. */
function flatColor({ width, data }: Picture, left: number, top: number, step: number): Rgb | undefined {
  let r = 0;
  let g = 0;
  let b = 0;
  let squares = 0;
  let green = 0;
  let n = 0;
  for (let y = top; y < top + step; y += 2) {
    for (let x = left; x < left + step; x += 2) {
      // Plain indexing: covers a fifth of the picture.
      const i = (y * width + x) * 3;
      const level = data[i + 1] ?? 0;
      r += SRGB8_TO_LINEAR[data[i] ?? 0] ?? 0;
      g += SRGB8_TO_LINEAR[level] ?? 0;
      b += SRGB8_TO_LINEAR[data[i + 2] ?? 0] ?? 0;
      green += level;
      squares += level * level;
      n += 1;
    }
  }
  if (squares / n - (green / n) ** 2 > FLAT ** 2) return undefined;
  return [r / n, g / n, b / n];
}

const TURNS: readonly number[] = Array.from({ length: 13 }, (_, i) => ((i - 6) * 5 * Math.PI) / 180);

function describe(cells: readonly Point[], step: number, { width, height }: Picture): FlatRegion {
  const box = boundsOf(cells);
  const area = cells.length * step * step;
  const tightest = Math.min(
    ...TURNS.map((turn) => {
      const cos = Math.cos(turn);
      const sin = Math.sin(turn);
      const { left, right, top, bottom } = boundsOf(
        cells.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin })),
      );
      return (right - left + step) * (bottom - top + step);
    }),
  );
  const edge = 1.5 * step;
  const touches =
    (box.left < edge ? 1 : 0) + (box.right + step > width - edge ? 1 : 0) + (box.bottom + step > height - edge ? 1 : 0);
  const middle = {
    x: cells.reduce((sum, { x }) => sum + x, 0) / cells.length + step / 2,
    y: cells.reduce((sum, { y }) => sum + y, 0) / cells.length + step / 2,
  };
  return {
    box: { ...box, right: box.right + step, bottom: box.bottom + step },
    middle,
    area,
    fills: area / tightest,
    touches,
    cells,
  };
}

function boundsOf(points: readonly Point[]): Box {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** 8-bit values from here on may be clipped. */
const CUT_OFF = 252;

/** Mean linear color of a region, and its share of clipped pixels. */
export function measureRegion({ width, data }: Picture, { cells }: FlatRegion, step: number) {
  const sums: [number, number, number] = [0, 0, 0];
  let cut = 0;
  let n = 0;
  for (const { x, y } of cells) {
    const i = ((y + (step >> 1)) * width + x + (step >> 1)) * 3;
    for (const c of [0, 1, 2] as const) sums[c] += at(SRGB8_TO_LINEAR, at(data, i + c));
    if (Math.max(at(data, i), at(data, i + 1), at(data, i + 2)) >= CUT_OFF) cut += 1;
    n += 1;
  }
  const linear: Rgb = [sums[0] / n, sums[1] / n, sums[2] / n];
  return { linear, cutOff: cut / n, pixels: n * step * step };
}

import { at } from '../math/index.ts';
import type { Point } from './picture.ts';

/** Calls `visit(x, y)` for every pixel whose center is inside the polygon (even-odd), within width x height. */
export function forPixelsInside(
  polygon: readonly Point[],
  width: number,
  height: number,
  visit: (x: number, y: number) => void,
): void {
  forRunsInside(polygon, width, height, (y, from, to) => {
    for (let x = from; x <= to; x++) visit(x, y);
  });
}

/** The same by runs of a row, inclusive, for hot loops. */
export function forRunsInside(
  polygon: readonly Point[],
  width: number,
  height: number,
  visit: (y: number, from: number, to: number) => void,
): void {
  const ys = polygon.map((p) => p.y);
  const top = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(...ys) - 0.5));
  const crossings: number[] = [];
  for (let y = top; y <= bottom; y++) {
    const line = y + 0.5;
    crossings.length = 0;
    let b = polygon.at(-1);
    for (const a of polygon) {
      if (b && a.y > line !== b.y > line) crossings.push(a.x + ((line - a.y) / (b.y - a.y)) * (b.x - a.x));
      b = a;
    }
    crossings.sort((p, q) => p - q);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(at(crossings, k) - 0.5));
      const to = Math.min(width - 1, Math.floor(at(crossings, k + 1) - 0.5));
      if (from <= to) visit(y, from, to);
    }
  }
}

/** 1 for every pixel of a picture inside the polygon. */
export function maskOf(polygon: readonly Point[], width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  forRunsInside(polygon, width, height, (y, from, to) => mask.fill(1, y * width + from, y * width + to + 1));
  return mask;
}

export function centroid(polygon: readonly Point[]): Point {
  const sum = polygon.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / polygon.length, y: sum.y / polygon.length };
}

/** Moves every corner toward the centroid: 0.8 leaves 80 % of the distance. */
export function shrink(polygon: readonly Point[], factor: number): Point[] {
  const c = centroid(polygon);
  return polygon.map((p) => ({ x: c.x + (p.x - c.x) * factor, y: c.y + (p.y - c.y) * factor }));
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Each corner with the next, cyclic. */
export const edgesOf = (polygon: readonly Point[]): (readonly [Point, Point])[] =>
  polygon.map((corner, i) => [corner, polygon[i + 1] ?? polygon[0] ?? corner]);

export function polygonArea(polygon: readonly Point[]): number {
  let twice = 0;
  for (const [a, b] of edgesOf(polygon)) twice += a.x * b.y - b.x * a.y;
  return Math.abs(twice) / 2;
}

/** Axis-aligned bounding box. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

import { at, type Point } from './image.ts';

/** Calls `visit(x, y)` for every pixel whose centre lies in the polygon (even-odd), within width x height. */
export function forPixelsInside(
  polygon: readonly Point[],
  width: number,
  height: number,
  visit: (x: number, y: number) => void,
): void {
  const ys = polygon.map((p) => p.y);
  const top = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(...ys) - 0.5));
  const crossings: number[] = [];
  for (let y = top; y <= bottom; y++) {
    const line = y + 0.5;
    crossings.length = 0;
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const a = polygon[i] as Point;
      const b = polygon[j] as Point;
      if (a.y > line !== b.y > line) crossings.push(a.x + ((line - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
    crossings.sort((p, q) => p - q);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(at(crossings, k) - 0.5));
      const to = Math.min(width - 1, Math.floor(at(crossings, k + 1) - 0.5));
      for (let x = from; x <= to; x++) visit(x, y);
    }
  }
}

export function centroid(polygon: readonly Point[]): Point {
  const sum = polygon.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / polygon.length, y: sum.y / polygon.length };
}

/** Moves every corner towards the centroid: 0.8 leaves 80 % of the distance. */
export function shrink(polygon: readonly Point[], factor: number): Point[] {
  const c = centroid(polygon);
  return polygon.map((p) => ({ x: c.x + (p.x - c.x) * factor, y: c.y + (p.y - c.y) * factor }));
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function polygonArea(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

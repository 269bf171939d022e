import type { Point } from './image.ts';

/** Directions looked into around a centre. */
const STEPS = 48;

/** How far it is from a point inside a polygon to its edge in a direction; 0 when no edge lies there. */
export function reach(polygon: readonly Point[], from: Point, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
    const on = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (along > 0 && on >= 0 && on <= 1) nearest = Math.min(nearest, along);
  }
  return Number.isFinite(nearest) ? nearest : 0;
}

/**
 * Closed lines around what lies between two distances from a centre, where the second is the greater:
 * a ring as two lines, or one line for each piece that the lids leave of it.
 */
export function bandAround(centre: Point, near: (angle: number) => number, far: (angle: number) => number): Point[][] {
  const rays = Array.from({ length: STEPS }, (_, i) => {
    const angle = (2 * Math.PI * i) / STEPS;
    const point = (r: number): Point => ({ x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) });
    const [inner, outer] = [near(angle), far(angle)];
    return { seen: outer > inner, inner: point(inner), outer: point(outer) };
  });
  if (rays.every(({ seen }) => seen)) return [rays.map(({ outer }) => outer), rays.map(({ inner }) => inner)];
  const gap = rays.findIndex(({ seen }) => !seen);
  const pieces: (typeof rays)[] = [];
  let open = false;
  for (let k = 1; k <= STEPS; k++) {
    const ray = rays[(gap + k) % STEPS] as (typeof rays)[number];
    if (ray.seen && !open) pieces.push([]);
    if (ray.seen) pieces.at(-1)?.push(ray);
    open = ray.seen;
  }
  return pieces
    .filter((piece) => piece.length > 1)
    .map((piece) => [...piece.map(({ outer }) => outer), ...piece.map(({ inner }) => inner).reverse()]);
}

import { edgesOf, type Point } from '../picture/index.ts';

/** Directions around a center. */
const STEPS = 48;

/** Distance from a point inside a polygon to its edge in a direction; 0 without an edge. */
export function reach(polygon: readonly Point[], from: Point, angle: number): number {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let nearest = Number.POSITIVE_INFINITY;
  for (const [a, b] of edgesOf(polygon)) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
    const on = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (along > 0 && on >= 0 && on <= 1) nearest = Math.min(nearest, along);
  }
  return Number.isFinite(nearest) ? nearest : 0;
}

/**
 * Closed lines around the area between two distances from a center: two lines for a full ring, or one per piece that
 * the lids leave.
 */
export function bandAround(center: Point, near: (angle: number) => number, far: (angle: number) => number): Point[][] {
  const rays = Array.from({ length: STEPS }, (_, i) => {
    const angle = (2 * Math.PI * i) / STEPS;
    const point = (r: number): Point => ({ x: center.x + r * Math.cos(angle), y: center.y + r * Math.sin(angle) });
    const inner = near(angle);
    const outer = far(angle);
    return { seen: outer > inner, inner: point(inner), outer: point(outer) };
  });
  if (rays.every(({ seen }) => seen)) return [rays.map(({ outer }) => outer), rays.map(({ inner }) => inner)];
  const gap = rays.findIndex(({ seen }) => !seen);
  const pieces: (typeof rays)[] = [];
  let open = false;
  for (const ray of [...rays.slice(gap + 1), ...rays.slice(0, gap + 1)]) {
    if (ray.seen && !open) pieces.push([]);
    if (ray.seen) pieces.at(-1)?.push(ray);
    open = ray.seen;
  }
  return pieces
    .filter((piece) => piece.length > 1)
    .map((piece) => [...piece.map(({ outer }) => outer), ...piece.map(({ inner }) => inner).reverse()]);
}

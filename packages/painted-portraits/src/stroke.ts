import { blend, type Canvas, type Region } from './canvas.ts';
import { clamp } from './numeric.ts';
import type { GBuffer } from './raster.ts';

/** A point of a brush stroke on screen: pixel position, nearness (cm), width in pixels, color, coverage. */
export interface StrokePoint {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly width: number;
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

/** What lies this much nearer than a hair (cm) still does not hide it: strands sink into what they grow on. */
const SINK = 0.7;

/**
 * Draws a polyline with soft edges where nothing nearer hides it. Each segment is swept along its longer
 * axis, so that no pixel is blended twice at the joints.
 */
export function drawStroke(
  canvas: Canvas,
  buffer: GBuffer,
  points: readonly StrokePoint[],
  region: Region | undefined,
  sink = SINK,
): void {
  const { nearness } = buffer;
  for (let i = 0; i + 1 < points.length; i++) {
    const p = points[i] as StrokePoint;
    const q = points[i + 1] as StrokePoint;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const length = Math.hypot(dx, dy);
    if (length < 1e-4) continue;
    const steep = Math.abs(dy) >= Math.abs(dx);
    const along = steep ? dy : dx;
    const start = steep ? p.y : p.x;
    const end = start + along;
    const first = Math.max(0, Math.ceil(Math.min(start, end)));
    const last = Math.min(steep ? canvas.height : canvas.width, Math.ceil(Math.max(start, end))) - 1;
    const limit = steep ? canvas.width : canvas.height;
    // How far apart neighbors along the sweep and across it lie.
    const [ahead, aside] = steep ? [canvas.width, 1] : [1, canvas.width];
    // Width across the sweep grows with the slant.
    const slant = length / Math.abs(along);
    for (let major = first; major <= last; major++) {
      const t = (major - start) / along;
      const near = p.near + (q.near - p.near) * t + sink;
      const alpha = p.alpha + (q.alpha - p.alpha) * t;
      const full = p.width + (q.width - p.width) * t;
      // Thinner than a pixel: as faint as it is thin.
      const half = (Math.max(full, 1) * slant) / 2;
      const strength = alpha * Math.min(1, full);
      const middle = steep ? p.x + dx * t : p.y + dy * t;
      const r = p.r + (q.r - p.r) * t;
      const g = p.g + (q.g - p.g) * t;
      const b = p.b + (q.b - p.b) * t;
      const farthest = Math.min(limit - 1, middle + half + 0.5);
      for (let minor = Math.max(0, Math.ceil(middle - half - 0.5)); minor <= farthest; minor++) {
        const pixel = major * ahead + minor * aside;
        if (near < (nearness[pixel] as number)) continue;
        const cover = clamp(half + 0.5 - Math.abs(minor - middle)) * strength;
        if (cover > 0) blend(canvas, pixel, r, g, b, cover, region);
      }
    }
  }
}

import type { OutlinePoint } from '@trueseason/contracts';
import { boxOf } from '../../drape/lines.ts';
import type { Size } from '../../lib/browser/picture.ts';
import { clamp } from '../../lib/math.ts';
import { blur, type Plane } from './plane.ts';

/** A closed line in pixels. */
export type Line = readonly OutlinePoint[];

/** The covered share, 0 to 1, of each pixel in part of a picture. */
export interface Mask extends Plane {
  readonly left: number;
  readonly top: number;
}

/** An empty mask around lines, with room for a soft edge, clipped to the picture. */
export function maskAround(lines: readonly Line[], margin: number, { width, height }: Size): Mask {
  const { x0, x1, y0, y1 } = boxOf(lines.flat());
  const left = clamp(Math.round(x0 - margin), 0, width);
  const right = clamp(Math.round(x1 + margin), 0, width);
  const top = clamp(Math.round(y0 - margin), 0, height);
  const bottom = clamp(Math.round(y1 + margin), 0, height);
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  return { left, top, ...size, values: new Float32Array(size.width * size.height) };
}

/** Scan lines per row of pixels. Horizontally, coverage is exact. */
const SCANS_PER_ROW = 4;

/** Fills closed lines by the even-odd rule: a line inside another is a hole. */
export function fillMask(lines: readonly Line[], margin: number, size: Size): Mask {
  const mask = maskAround(lines, margin, size);
  const { left, top, width, height, values } = mask;
  for (let row = 0; row < height * SCANS_PER_ROW; row++) {
    const y = top + (row + 0.5) / SCANS_PER_ROW;
    const edges = lines.flatMap((line) => crossings(line, y)).toSorted((a, b) => a - b);
    const start = Math.floor(row / SCANS_PER_ROW) * width;
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const from = Math.max(0, (edges[i] ?? 0) - left);
      const to = Math.min(width, (edges[i + 1] ?? 0) - left);
      for (let x = Math.floor(from); x < to; x++) {
        values[start + x] = (values[start + x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / SCANS_PER_ROW;
      }
    }
  }
  return mask;
}

/** The x positions where a closed line crosses height `y`. */
const crossings = (line: Line, y: number): number[] =>
  line.flatMap(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length] ?? [ax, ay];
    return ay > y !== by > y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : [];
  });

/** Softens a mask like a wide brush: three running means approximate a bell curve of that radius. */
export const soften = (mask: Mask, radius: number): Mask => ({ ...mask, ...blur(mask, radius / 2, 3, true) });

export function subtract(mask: Mask, removedMasks: readonly Mask[]): Mask {
  const values = mask.values.map((value, i) => {
    const x = mask.left + (i % mask.width);
    const y = mask.top + Math.floor(i / mask.width);
    return removedMasks.reduce((rest, other) => Math.max(0, rest - coverAt(other, x, y)), value);
  });
  return { ...mask, values };
}

/** The share of a picture's pixel that a mask covers. */
export function coverAt({ left, top, width, height, values }: Mask, x: number, y: number): number {
  if (x < left || y < top || x >= left + width || y >= top + height) return 0;
  return values[(y - top) * width + x - left] ?? 0;
}

const POINTS_PER_SEGMENT = 4;

/** A smooth line through the same points (Catmull-Rom). */
export function smoothLine(line: Line): Line {
  const at = (i: number): OutlinePoint => line[(i + line.length) % line.length] ?? [0, 0];
  return line.flatMap((_, i) => {
    const p0 = at(i - 1);
    const p1 = at(i);
    const p2 = at(i + 1);
    const p3 = at(i + 2);
    return Array.from({ length: POINTS_PER_SEGMENT }, (__, k): OutlinePoint => {
      const t = k / POINTS_PER_SEGMENT;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
      return [along(0), along(1)];
    });
  });
}

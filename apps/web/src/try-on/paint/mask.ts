import type { OutlinePoint } from '@trueseason/contracts';
import { boxOf } from '../../drape/lines.ts';
import type { Size } from '../../lib/browser/picture.ts';
import { clamp } from '../../lib/math.ts';
import { blurred, type Plane } from './plane.ts';

/** A closed line in pixels. */
export type Line = readonly OutlinePoint[];

/** The covered share, 0 to 1, of each pixel in part of a picture. */
export interface Mask extends Plane {
  readonly left: number;
  readonly top: number;
}

/** An empty mask around lines, with room for a soft edge, clipped to the picture. */
export function maskAround(lines: readonly Line[], room: number, { width, height }: Size): Mask {
  const { x0, x1, y0, y1 } = boxOf(lines.flat());
  const [left, right] = [clamp(Math.round(x0 - room), 0, width), clamp(Math.round(x1 + room), 0, width)];
  const [top, bottom] = [clamp(Math.round(y0 - room), 0, height), clamp(Math.round(y1 + room), 0, height)];
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  return { left, top, ...size, values: new Float32Array(size.width * size.height) };
}

/** Scan lines per row of pixels. Horizontally, coverage is exact. */
const ROWS = 4;

/** Fills closed lines by the even-odd rule: a line inside another is a hole. */
export function fillMask(lines: readonly Line[], room: number, size: Size): Mask {
  const mask = maskAround(lines, room, size);
  const { left, top, width, height, values } = mask;
  for (let row = 0; row < height * ROWS; row++) {
    const y = top + (row + 0.5) / ROWS;
    const cuts = lines.flatMap((line) => crossings(line, y)).toSorted((a, b) => a - b);
    const start = Math.floor(row / ROWS) * width;
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [Math.max(0, (cuts[i] ?? 0) - left), Math.min(width, (cuts[i + 1] ?? 0) - left)];
      for (let x = Math.floor(from); x < to; x++) {
        values[start + x] = (values[start + x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / ROWS;
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
export const soften = (mask: Mask, radius: number): Mask => ({ ...mask, ...blurred(mask, radius / 2, 3, true) });

export function without(mask: Mask, others: readonly Mask[]): Mask {
  const values = mask.values.map((value, i) => {
    const [x, y] = [mask.left + (i % mask.width), mask.top + Math.floor(i / mask.width)];
    return others.reduce((rest, other) => Math.max(0, rest - coverAt(other, x, y)), value);
  });
  return { ...mask, values };
}

/** The share of a picture's pixel that a mask covers. */
export function coverAt({ left, top, width, height, values }: Mask, x: number, y: number): number {
  if (x < left || y < top || x >= left + width || y >= top + height) return 0;
  return values[(y - top) * width + x - left] ?? 0;
}

const BETWEEN = 4;

/** A smooth line through the same points (Catmull-Rom). */
export function rounded(line: Line): Line {
  const at = (i: number): OutlinePoint => line[(i + line.length) % line.length] ?? [0, 0];
  return line.flatMap((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return Array.from({ length: BETWEEN }, (__, k): OutlinePoint => {
      const t = k / BETWEEN;
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

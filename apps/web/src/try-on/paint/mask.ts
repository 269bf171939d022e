import type { OutlinePoint } from '@trueseason/contracts';
import { runningMean } from './running-mean.ts';

/** A closed line in pixels. */
export type Line = readonly OutlinePoint[];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much of each pixel belongs to something, 0 to 1, in a part of a picture. */
export interface Mask extends Size {
  readonly left: number;
  readonly top: number;
  readonly values: Float32Array;
}

/** An empty mask around lines, with room for a soft edge, as far as the picture reaches. */
export function maskAround(lines: readonly Line[], room: number, { width, height }: Size): Mask {
  const points = lines.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const [left, right] = [within(Math.min(...xs) - room, width), within(Math.max(...xs) + room, width)];
  const [top, bottom] = [within(Math.min(...ys) - room, height), within(Math.max(...ys) + room, height)];
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  return { left, top, ...size, values: new Float32Array(size.width * size.height) };
}

/** Rows looked at in each pixel; across, the share that is covered is exact. */
const ROWS = 4;

/** The inside of closed lines by the even-odd rule: a line inside another is a hole. */
export function fillMask(lines: readonly Line[], room: number, size: Size): Mask {
  const mask = maskAround(lines, room, size);
  for (let row = 0; row < mask.height * ROWS; row++) {
    const y = mask.top + (row + 0.5) / ROWS;
    const cuts = lines.flatMap((line) => crossings(line, y)).toSorted((a, b) => a - b);
    const start = Math.floor(row / ROWS) * mask.width;
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      addSpan(mask, start, (cuts[i] ?? 0) - mask.left, (cuts[i + 1] ?? 0) - mask.left);
    }
  }
  return mask;
}

/** Where a row of the picture crosses a closed line. */
const crossings = (line: Line, y: number): number[] =>
  line.flatMap(([ax, ay], i) => {
    const [bx, by] = line[(i + 1) % line.length] ?? [ax, ay];
    return ay > y !== by > y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : [];
  });

function addSpan({ width, values }: Mask, start: number, from: number, to: number): void {
  const [a, b] = [Math.max(0, from), Math.min(width, to)];
  for (let x = Math.floor(a); x < b; x++) {
    const covered = Math.min(b, x + 1) - Math.max(a, x);
    values[start + x] = (values[start + x] ?? 0) + covered / ROWS;
  }
}

/** Softens a mask as a wide brush would: three running means, near enough to a bell of that radius. */
export function soften(mask: Mask, radius: number): Mask {
  const reach = Math.max(1, Math.round(radius / 2));
  const { width, height } = mask;
  let values = mask.values;
  for (let pass = 0; pass < 3; pass++) {
    values = runningMean(values, { count: height, length: width, step: 1, stride: width }, reach, 'zero');
    values = runningMean(values, { count: width, length: height, step: width, stride: 1 }, reach, 'zero');
  }
  return { ...mask, values };
}

/** A mask without what others cover of it. */
export function without(mask: Mask, others: readonly Mask[]): Mask {
  const values = Float32Array.from(mask.values);
  for (const other of others) {
    for (let i = 0; i < values.length; i++) {
      const x = mask.left + (i % mask.width) - other.left;
      const y = mask.top + Math.floor(i / mask.width) - other.top;
      if (x < 0 || y < 0 || x >= other.width || y >= other.height) continue;
      values[i] = Math.max(0, (values[i] ?? 0) - (other.values[y * other.width + x] ?? 0));
    }
  }
  return { ...mask, values };
}

const BETWEEN = 4;

/** A line through the same points without their corners (Catmull and Rom's curve). */
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

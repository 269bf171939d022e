import { at } from '../math/index.ts';
import type { Picture } from './picture.ts';

/** Levels by which a bar of one color varies, as JPEG leaves it. */
const FLAT = 6;
/** Least share of a side that opposite bars take together. */
const LEAST = 0.04;

/** A part of a picture, and the bars around it, in pixels. */
export interface Cropped {
  readonly picture: Picture;
  readonly bars: Bars;
}

export type Bars = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;

/**
 * Without the bars of one color that screenshots and stories add on opposite sides. A background of one color is on one
 * side only: a body is opposite.
 */
export function withoutBars(picture: Picture): Cropped {
  const { width, height, data } = picture;
  const [top, bottom] = barsAlong(height, (line) => isFlat(data, line * width * 3, 3, width));
  const [left, right] = barsAlong(width, (line) => isFlat(data, line * 3, width * 3, height));
  const bars = { top, bottom, left, right };
  if (top + bottom + left + right === 0) return { picture, bars };
  const w = width - left - right;
  const h = height - top - bottom;
  const cut = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    const from = ((top + y) * width + left) * 3;
    cut.set(data.subarray(from, from + w * 3), y * w * 3);
  }
  return { picture: { width: w, height: h, data: cut }, bars };
}

/** Lines of the bars at both ends; none unless both are there. */
function barsAlong(lines: number, flat: (line: number) => boolean): readonly [number, number] {
  let first = 0;
  let last = 0;
  while (first < lines / 2 && flat(first)) first++;
  while (last < lines / 2 && flat(lines - 1 - last)) last++;
  const isPair = first > 0 && last > 0 && first + last >= LEAST * lines && first + last < lines;
  return isPair ? [first, last] : [0, 0];
}

function isFlat(data: Uint8Array, start: number, step: number, count: number): boolean {
  for (let c = 0; c < 3; c++) {
    let minimum = 255;
    let maximum = 0;
    for (let i = 0, k = start + c; i < count; i++, k += step) {
      const level = at(data, k);
      if (level < minimum) minimum = level;
      if (level > maximum) maximum = level;
      if (maximum - minimum > FLAT) return false;
    }
  }
  return true;
}

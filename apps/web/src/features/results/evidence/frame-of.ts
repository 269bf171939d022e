import type { PhotoOutline } from '@trueseason/contracts';

/** A part of a photo, in shares of its width and height. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width over height of every plate. */
export const PLATE_RATIO = 0.8;
const ROOM = 1.2;

/**
 * What a plate shows of a photo of that ratio (width over height): all that was outlined with some room around
 * it, or as much of it as a photo of another shape allows.
 */
export function frameOf(outlines: readonly PhotoOutline[], ratio: number): Frame {
  const points = outlines.filter(({ zone }) => zone !== 'neck').flatMap(({ lines }) => lines.flat());
  // In units of the photo's height, so that both directions measure alike.
  const [xs, ys] = [points.map(([x]) => x * ratio), points.map(([, y]) => y)];
  const [x0, x1] = points.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, ratio];
  const [y0, y1] = points.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, 1];
  const wanted = Math.max((x1 - x0) / PLATE_RATIO, y1 - y0) * ROOM;
  const height = Math.min(wanted, 1, ratio / PLATE_RATIO);
  const width = height * PLATE_RATIO;
  const within = (center: number, size: number, all: number) => Math.max(0, Math.min(all - size, center - size / 2));
  return {
    left: within((x0 + x1) / 2, width, ratio) / ratio,
    top: within((y0 + y1) / 2, height, 1),
    width: width / ratio,
    height,
  };
}

/** A neck that the frame would cut off is left out whole: half an outline looks like a mistake. */
export const outlinesIn = (outlines: readonly PhotoOutline[], { top, height }: Frame): readonly PhotoOutline[] =>
  outlines.filter(({ zone, lines }) => zone !== 'neck' || lines.flat().every(([, y]) => y <= top + height));

import type { PhotoOutline } from '@trueseason/contracts';
import { type Box, boxOf } from './lines.ts';

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
 * it, or as much of it as a photo of another shape allows. A neck for which there is no height is left out.
 */
export function frameOf(outlines: readonly PhotoOutline[], ratio: number): Frame {
  const most = Math.min(1, ratio / PLATE_RATIO);
  const all = outlinedIn(outlines, ratio);
  return frameAround(all.y1 - all.y0 <= most ? all : outlinedIn(outlines.filter(isNoNeck), ratio), ratio, ROOM);
}

/** A frame around a box, `room` times as large, that stays inside the photo. The box is in units of the photo's height. */
export function frameAround({ x0, x1, y0, y1 }: Box, ratio: number, room: number): Frame {
  const height = Math.min(Math.max((x1 - x0) / PLATE_RATIO, y1 - y0) * room, 1, ratio / PLATE_RATIO);
  const width = height * PLATE_RATIO;
  const within = (center: number, size: number, all: number) => Math.max(0, Math.min(all - size, center - size / 2));
  return {
    left: within((x0 + x1) / 2, width, ratio) / ratio,
    top: within((y0 + y1) / 2, height, 1),
    width: width / ratio,
    height,
  };
}

const isNoNeck = ({ zone }: PhotoOutline): boolean => zone !== 'neck';

/** In units of the photo's height, so that both directions measure alike; all of it where nothing was outlined. */
function outlinedIn(outlines: readonly PhotoOutline[], ratio: number): Box {
  const points = outlines.flatMap(({ lines }) => lines.flat());
  if (points.length === 0) return { x0: 0, x1: ratio, y0: 0, y1: 1 };
  return boxOf(points.map(([x, y]) => [x * ratio, y]));
}

/** A neck that the frame would cut off is left out whole: half an outline looks like a mistake. */
export const outlinesIn = (outlines: readonly PhotoOutline[], { top, height }: Frame): readonly PhotoOutline[] =>
  outlines.filter(
    (outline) => isNoNeck(outline) || outline.lines.flat().every(([, y]) => y <= top + height + ROUNDING),
  );

/** A neck may end where the photo and the frame do. */
const ROUNDING = 1e-6;

/** Whether a neck was read of which the plate shows nothing. */
export const isNeckBelow = (outlines: readonly PhotoOutline[], ratio: number): boolean =>
  outlines.some(({ zone, hex }) => zone === 'neck' && hex !== null) &&
  outlinesIn(outlines, frameOf(outlines, ratio)).every(isNoNeck);

import type { PhotoOutline } from '@trueseason/contracts';
import { frameAround } from '../../drape/crop.ts';
import { type Frame, PLATE } from '../../drape/frame.ts';
import { type Box, boxOf } from '../../drape/lines.ts';

const MARGIN_FACTOR = 1.2;

/**
 * What to show of a photo of that ratio (width to height): all outlines with some room, as far as the photo's shape
 * allows. A neck that does not fit is left out.
 */
export function evidenceFrame(outlines: readonly PhotoOutline[], ratio: number): Frame {
  const maxHeight = Math.min(1, ratio / PLATE.ratio);
  const outlineBox = boxOfOutlines(outlines, ratio);
  return frameAround(
    outlineBox.y1 - outlineBox.y0 <= maxHeight ? outlineBox : boxOfOutlines(outlines.filter(isNotNeck), ratio),
    ratio,
    MARGIN_FACTOR,
  );
}

const isNotNeck = ({ zone }: PhotoOutline): boolean => zone !== 'neck';

/** In units of the photo's height; the whole photo without outlines. */
function boxOfOutlines(outlines: readonly PhotoOutline[], ratio: number): Box {
  const points = outlines.flatMap(({ lines }) => lines.flat());
  if (points.length === 0) return { x0: 0, x1: ratio, y0: 0, y1: 1 };
  return boxOf(points.map(([x, y]) => [x * ratio, y]));
}

/** Leaves out a neck that the frame would cut off, since half an outline looks like a mistake. */
export const visibleOutlines = (outlines: readonly PhotoOutline[], { top, height }: Frame): readonly PhotoOutline[] =>
  outlines.filter(
    (outline) => isNotNeck(outline) || outline.lines.flat().every(([, y]) => y <= top + height + ROUNDING),
  );

/** A neck may end exactly with the photo and the frame. */
const ROUNDING = 1e-6;

/** Whether a neck was measured below the frame. */
export const isNeckBelow = (outlines: readonly PhotoOutline[], ratio: number): boolean =>
  outlines.some(({ zone, hex }) => zone === 'neck' && hex !== null) &&
  visibleOutlines(outlines, evidenceFrame(outlines, ratio)).every(isNotNeck);

import type { OutlinePoint, PhotoLine } from '@trueseason/contracts';
import { type Box, boxOf } from './lines.ts';

type Outlines = readonly Pick<PhotoLine, 'feature' | 'lines'>[];

export const isEyeOutline = ({ feature }: Pick<PhotoLine, 'feature'>): boolean =>
  feature === 'iris' || feature === 'sclera';

/** Air between an eye and its rim, in eye widths: clear of the lashes, below the brow. */
const SIDE_AIR = 0.16;
const TOP_AIR = 0.2;

/**
 * A rim around each eye, in shares of the photo's width and height: lines on iris and white would cover them.
 * @param ratio the photo's width over its height
 */
export function eyeRims(outlines: Outlines, ratio: number) {
  const boxes = outlines
    .filter(isEyeOutline)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.length > 0)
    .map(boxOf)
    .sort((a, b) => a.x0 - b.x0);
  return splitEyes(boxes).map((eye) => {
    const corners = eye.flatMap(({ x0, x1, y0, y1 }): OutlinePoint[] => [
      [x0, y0],
      [x1, y1],
    ]);
    const { x0, x1, y0, y1 } = boxOf(corners);
    const width = x1 - x0;
    return {
      cx: (x0 + x1) / 2,
      cy: (y0 + y1) / 2,
      rx: width * (0.5 + SIDE_AIR),
      ry: (y1 - y0) / 2 + width * ratio * TOP_AIR,
    };
  });
}

/** The least gap between two eyes, as a share of both together; parts of one eye nearly touch. */
const MIN_EYE_GAP = 0.2;

/** The boxes of each eye, split at the widest gap. */
function splitEyes(boxes: readonly Box[]): readonly (readonly Box[])[] {
  if (boxes.length === 0) return [];
  const rightEdges = boxes.map((_, i) => Math.max(...boxes.slice(0, i + 1).map(({ x1 }) => x1)));
  const gaps = boxes.slice(1).map(({ x0 }, i) => x0 - (rightEdges[i] ?? x0));
  const widest = Math.max(...gaps);
  const totalWidth = (rightEdges.at(-1) ?? 0) - (boxes[0]?.x0 ?? 0);
  if (widest <= MIN_EYE_GAP * totalWidth) return [boxes];
  const splitIndex = gaps.indexOf(widest) + 1;
  return [boxes.slice(0, splitIndex), boxes.slice(splitIndex)];
}

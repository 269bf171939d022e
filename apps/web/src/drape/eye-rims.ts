import type { OutlinePoint, PhotoLine } from '@trueseason/contracts';
import { type Box, boxOf } from './lines.ts';

type Outlines = readonly Pick<PhotoLine, 'feature' | 'lines'>[];

export const isOfEyes = ({ feature }: Pick<PhotoLine, 'feature'>): boolean =>
  feature === 'iris' || feature === 'sclera';

/** Air between an eye and its rim, in eye widths: clear of the lashes, below the brow. */
const [BESIDE, ABOVE] = [0.16, 0.2];

/**
 * A rim around each eye, in shares of the photo's width and height: lines on iris and white would cover them.
 * @param ratio the photo's width over its height
 */
export function rimsOf(outlines: Outlines, ratio: number) {
  const boxes = outlines
    .filter(isOfEyes)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.length > 0)
    .map(boxOf)
    .sort((a, b) => a.x0 - b.x0);
  return apart(boxes).map((eye) => {
    const corners = eye.flatMap(({ x0, x1, y0, y1 }): OutlinePoint[] => [
      [x0, y0],
      [x1, y1],
    ]);
    const { x0, x1, y0, y1 } = boxOf(corners);
    const width = x1 - x0;
    return {
      cx: (x0 + x1) / 2,
      cy: (y0 + y1) / 2,
      rx: width * (0.5 + BESIDE),
      ry: (y1 - y0) / 2 + width * ratio * ABOVE,
    };
  });
}

/** The least gap between two eyes, as a share of both together; parts of one eye nearly touch. */
const APART = 0.2;

/** The boxes of each eye, split at the widest gap. */
function apart(boxes: readonly Box[]): readonly (readonly Box[])[] {
  if (boxes.length === 0) return [];
  const reach = boxes.map((_, i) => Math.max(...boxes.slice(0, i + 1).map(({ x1 }) => x1)));
  const gaps = boxes.slice(1).map(({ x0 }, i) => x0 - (reach[i] ?? x0));
  const widest = Math.max(...gaps);
  const whole = (reach.at(-1) ?? 0) - (boxes[0]?.x0 ?? 0);
  if (widest <= APART * whole) return [boxes];
  const at = gaps.indexOf(widest) + 1;
  return [boxes.slice(0, at), boxes.slice(at)];
}

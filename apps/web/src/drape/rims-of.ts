import type { OutlinePoint, PhotoLine } from '@trueseason/contracts';
import { type Box, boxOf } from './lines.ts';

/** Around one eye, in shares of the photo's width and height. */
export interface EyeRim {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export const isOfEyes = ({ feature }: Pick<PhotoLine, 'feature'>): boolean =>
  feature === 'iris' || feature === 'sclera';

/** Two eyes lie farther apart than this share of both together; parts of one eye touch, or nearly so. */
const APART = 0.2;
/** Air between an eye and its rim, in the eye's width: clear of the lashes, below the brow. */
const [BESIDE, ABOVE] = [0.16, 0.2];

/**
 * Beside eyes instead of over them: at the size of a face lines around iris and white would cover both.
 * @param ratio the photo's width over its height
 */
export function rimsOf(outlines: readonly Pick<PhotoLine, 'feature' | 'lines'>[], ratio: number): readonly EyeRim[] {
  const boxes = outlines
    .filter(isOfEyes)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.length > 0)
    .map(boxOf)
    .sort((a, b) => a.x0 - b.x0);
  return apart(boxes).map((eye) => rimOf(around(eye), ratio));
}

/** The boxes of each eye, parted at the widest gap between them. */
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

const around = (boxes: readonly Box[]): Box =>
  boxOf(
    boxes.flatMap(({ x0, x1, y0, y1 }): OutlinePoint[] => [
      [x0, y0],
      [x1, y1],
    ]),
  );

function rimOf({ x0, x1, y0, y1 }: Box, ratio: number): EyeRim {
  const [width, height] = [x1 - x0, y1 - y0];
  return {
    cx: (x0 + x1) / 2,
    cy: (y0 + y1) / 2,
    rx: width * (0.5 + BESIDE),
    ry: height / 2 + width * ratio * ABOVE,
  };
}

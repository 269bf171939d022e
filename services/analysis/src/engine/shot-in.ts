import { SKIN_ZONES } from '@trueseason/contracts';
import { describeShot, type Shot } from '@trueseason/vision/same-shot';
import type { Head } from './find-head.ts';
import { DIMENSIONS } from './math/index.ts';
import type { Readings } from './measure/index.ts';
import { fingerprintOf } from './picture/index.ts';

/** Size of the face patch in the segmented square, with a margin for alignment. */
const FACE_OF_HEAD = 0.65;

export const shotIn = (
  { picture, segmentation: { square } }: Pick<Head, 'picture' | 'segmentation'>,
  readings: Readings,
): Shot => describeShot(fingerprintOf(picture, { ...square, side: square.side * FACE_OF_HEAD }), skinOf(readings));

/** Mean color of the skin: a mirrored photo swaps the cheeks. */
function skinOf({ zones }: Readings): readonly number[] {
  const readings = SKIN_ZONES.flatMap((zone) => zones[zone] ?? []);
  return DIMENSIONS.map((d) => readings.reduce((sum, { color }) => sum + color[d], 0) / Math.max(1, readings.length));
}

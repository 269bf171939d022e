import { SKIN_ZONES } from '@trueseason/contracts';
import { isSameShot, type Shot } from '@trueseason/vision/same-shot';
import { DIMENSIONS } from './math/index.ts';
import type { Readings } from './measure/index.ts';

interface Measured {
  readonly shot: Shot;
}

/** Per photo, the index of the first one it copies, directly or through others; else undefined. */
export function findRepeats(photos: readonly Measured[]): readonly (number | undefined)[] {
  const first = photos.map((_, i) => i);
  for (const [i, photo] of photos.entries()) {
    for (const [j, other] of photos.slice(0, i).entries()) {
      const a = first[i];
      const b = first[j];
      if (a === b || !isSameShot(photo.shot, other.shot)) continue;
      for (const [k, one] of first.entries()) if (one === a || one === b) first[k] = Math.min(a ?? 0, b ?? 0);
    }
  }
  return first.map((one, i) => (one === i ? undefined : one));
}

/** Mean color of the skin: a mirrored photo swaps the cheeks. */
export function skinOf({ zones }: Readings): readonly number[] {
  const readings = SKIN_ZONES.flatMap((zone) => zones[zone] ?? []);
  return DIMENSIONS.map((d) => readings.reduce((sum, { color }) => sum + color[d], 0) / Math.max(1, readings.length));
}

import { SKIN_ZONES } from '@trueseason/contracts';
import { isSameShot, type Shot } from '@trueseason/same-shot';
import { DIMENSIONS } from './math/index.ts';
import { DISPLAYED_SEPARATELY, type Readings } from './measure/index.ts';

interface Measured {
  readonly shot: Shot;
  readonly readings: Readings;
}

/**
 * For each photo the index of the photo it repeats, else undefined. The copy that shows the most hair, eyes and brows
 * represents the others; ties go to the most skin information.
 */
export function findRepeats(photos: readonly Measured[]): readonly (number | undefined)[] {
  const best = photos
    .map((_, i) => i)
    .sort((a, b) => shownBy(photos[b]) - shownBy(photos[a]) || toldBy(photos[b]) - toldBy(photos[a]));
  const own: number[] = [];
  const repeats = new Map<number, number>();
  for (const i of best) {
    const original = own.find((j) => isSame(photos[i], photos[j]));
    if (original === undefined) own.push(i);
    else repeats.set(i, original);
  }
  return photos.map((_, i) => repeats.get(i));
}

const isSame = (a: Measured | undefined, b: Measured | undefined): boolean =>
  a !== undefined && b !== undefined && isSameShot(a.shot, b.shot);

/** Number of features visible enough to display; a feature that one copy misses counts as unseen. */
const shownBy = (photo: Measured | undefined): number =>
  DISPLAYED_SEPARATELY.filter((feature) => photo?.readings.displayed?.[feature]).length;

/** Information about skin color: pixels over the variance of tint and warmth, which clipping increases. */
const toldBy = (photo: Measured | undefined): number =>
  Object.values(photo?.readings.zones ?? {}).reduce(
    (sum, { pixels, sd: [tint, warmth] }) => sum + pixels / (tint * warmth),
    0,
  );

/** Mean color of the skin: a mirrored photo swaps the cheeks. */
export function skinOf({ zones }: Readings): readonly number[] {
  const seen = SKIN_ZONES.flatMap((zone) => zones[zone] ?? []);
  return DIMENSIONS.map((d) => seen.reduce((sum, { color }) => sum + color[d], 0) / Math.max(1, seen.length));
}

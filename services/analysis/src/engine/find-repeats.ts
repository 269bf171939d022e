import { SKIN_ZONES } from '@trueseason/contracts';
import { DIMENSIONS } from './math/index.ts';
import { DISPLAYED_SEPARATELY, type Readings } from './measure/index.ts';
import { type Fingerprint, likeness } from './picture/index.ts';

export interface Shot {
  readonly fingerprint: Fingerprint;
  readonly readings: Readings;
}

/**
 * Similarity of face patches: reencoded, cropped, resized, rotated or mirrored copies at least 0.99 (tuning half);
 * burst photos moved by 2 % of the face height at most 0.97; different people at most 0.75.
 */
const ALIKE = 0.985;
/** Maximum log color distance of skin after reencoding and a mild filter; other light moves it further. */
const SAME_COLOR = 0.2;

/**
 * For each photo the index of the photo it repeats, else undefined. The copy that shows the most hair, eyes and brows
 * represents the others; ties go to the most skin information.
 */
export function findRepeats(shots: readonly Shot[]): readonly (number | undefined)[] {
  const best = shots
    .map((_, i) => i)
    .sort((a, b) => shownBy(shots[b]) - shownBy(shots[a]) || toldBy(shots[b]) - toldBy(shots[a]));
  const own: number[] = [];
  const repeats = new Map<number, number>();
  for (const i of best) {
    const original = own.find((j) => isSameShot(shots[i], shots[j]));
    if (original === undefined) own.push(i);
    else repeats.set(i, original);
  }
  return shots.map((_, i) => repeats.get(i));
}

/** Number of features visible enough to display; a feature that one copy misses counts as unseen. */
const shownBy = (shot: Shot | undefined): number =>
  DISPLAYED_SEPARATELY.filter((feature) => shot?.readings.displayed?.[feature]).length;

/** Information about skin color: pixels over the variance of tint and warmth, which clipping increases. */
const toldBy = (shot: Shot | undefined): number =>
  Object.values(shot?.readings.zones ?? {}).reduce(
    (sum, { pixels, sd: [tint, warmth] }) => sum + pixels / (tint * warmth),
    0,
  );

function isSameShot(a: Shot | undefined, b: Shot | undefined): boolean {
  if (!a || !b) return false;
  // A mirrored photo swaps the cheeks, so compare means.
  const [one, other] = [skinOf(a.readings), skinOf(b.readings)];
  const sameColor = DIMENSIONS.every((d) => Math.abs((one[d] ?? 0) - (other[d] ?? 0)) < SAME_COLOR);
  // Last, since it is slowest.
  return sameColor && likeness(a.fingerprint, b.fingerprint) >= ALIKE;
}

function skinOf({ zones }: Readings): readonly number[] {
  const seen = SKIN_ZONES.flatMap((zone) => zones[zone] ?? []);
  return DIMENSIONS.map((d) => seen.reduce((sum, { color }) => sum + color[d], 0) / Math.max(1, seen.length));
}

import { SKIN_ZONES } from '@trueseason/contracts';
import { DIMENSIONS } from './math/index.ts';
import { type Readings, TOLD_APART } from './measure/index.ts';
import { type Fingerprint, likeness } from './picture/index.ts';

export interface Shot {
  readonly fingerprint: Fingerprint;
  readonly readings: Readings;
}

/**
 * Faces of one file, encoded anew, cut out anywhere, resized, turned or mirrored, are alike by 0.99 and more (tuning
 * half); those of a burst, moved by 2 % of their height, by 0.97 at most; those of different people by 0.75.
 */
const ALIKE = 0.985;
/** How far the colors of skin may lie apart (log) after encoding anew and a mild filter; another light moves them further. */
const SAME_COLOR = 0.2;

/**
 * For each photo the index of the photo that it repeats, undefined for one of its own: the same shot twice is one
 * witness. The one that shows most of hair, eyes and brows stands for the others, and of as many the one that tells most of
 * the skin's color.
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

/** How many features a photo shows well enough to be told: where one twin misses the eyes, they were not seen at all. */
const shownBy = (shot: Shot | undefined): number =>
  TOLD_APART.filter((feature) => shot?.readings.told?.[feature]).length;

/** How much of the skin's color a photo tells: its pixels over the variance of tint and warmth, which cut-off light widens. */
const toldBy = (shot: Shot | undefined): number =>
  Object.values(shot?.readings.zones ?? {}).reduce(
    (sum, { pixels, sd: [tint, warmth] }) => sum + pixels / (tint * warmth),
    0,
  );

function isSameShot(a: Shot | undefined, b: Shot | undefined): boolean {
  if (!a || !b) return false;
  // A mirrored photo has its cheeks on the other side: means are compared.
  const [one, other] = [skinOf(a.readings), skinOf(b.readings)];
  const sameColor = DIMENSIONS.every((d) => Math.abs((one[d] ?? 0) - (other[d] ?? 0)) < SAME_COLOR);
  // Last, because it takes longest.
  return sameColor && likeness(a.fingerprint, b.fingerprint) >= ALIKE;
}

function skinOf({ zones }: Readings): readonly number[] {
  const seen = SKIN_ZONES.flatMap((zone) => zones[zone] ?? []);
  return DIMENSIONS.map((d) => seen.reduce((sum, { color }) => sum + color[d], 0) / Math.max(1, seen.length));
}

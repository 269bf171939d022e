import { type Answers, familyOf, NO_ANSWERS, PHOTO_CAPTURES, tellColors } from '@trueseason/contracts';
import type { Repeat } from '@trueseason/shop/analysis';
import { recordRemeasure } from '@trueseason/shop/flows';
import type { PhotoRow } from '@trueseason/shop/photos';
import { findRemeasuredOrder } from '@trueseason/shop/remeasure';
import type { WorkerResources } from '@trueseason/shop/worker';
import { mostLikelySeason } from '@trueseason/style/reading';
import { ringDistance } from '@trueseason/style/seasons/ring';
import { buildEvidence } from './engine/build-evidence.ts';
import { combinePhotos } from './engine/combine/index.ts';
import { skinOf } from './engine/find-repeats.ts';
import { type Readings, readingsSchema } from './engine/measure/index.ts';

/** At least a night apart. */
const DAY_APART_MS = 12 * 3_600_000;
/** Minimum skin difference (log) between two shots as photographed; copies of one differ by a tenth of it. */
const OTHER_SHOT = 0.02;

/** Whether the pending photos are from another day than the rest. */
export function areDaysApart(photos: readonly Pick<PhotoRow, 'pending' | 'created_at'>[]): boolean {
  const times = (waiting: boolean) => photos.flatMap((one) => (one.pending === waiting ? [+one.created_at] : []));
  return Math.min(...times(true)) - Math.max(...times(false)) >= DAY_APART_MS;
}

/** Numbers the days of the photos in order: a new one begins where two uploads are at least a night apart. */
export function dayNumbers(photos: readonly Pick<PhotoRow, 'created_at'>[]): number[] {
  const times = photos.map(({ created_at }) => +created_at).sort((a, b) => a - b);
  const starts = times.filter((time, i) => time - (times[i - 1] ?? time) >= DAY_APART_MS);
  return photos.map(({ created_at }) => starts.filter((start) => start <= +created_at).length);
}

const isOtherShot = (a: Readings, b: Readings): boolean =>
  skinOf(a).some((value, i) => Math.abs(value - (skinOf(b)[i] ?? 0)) >= OTHER_SHOT);

/** One day's photos with the person's answers. */
export type Day = readonly [readings: readonly Readings[], answers: Answers];

/** Places each day separately. Null if the later one adds only copies, or if both look like different people. */
export function compareDays([before, told]: Day, [later, answers]: Day): Repeat | null {
  const newShots = later.filter(
    (one) => one.repeatOf === undefined && before.every((other) => isOtherShot(one, other)),
  );
  const bothDays = [...before, ...newShots];
  if (newShots.length === 0 || combinePhotos(bothDays, answers).outliers.length > 0) return null;
  const a = mostLikelySeason(buildEvidence(before, [], told));
  const b = mostLikelySeason(buildEvidence(newShots, [], answers));
  return {
    // The least controlled capture.
    capture: PHOTO_CAPTURES.findLast((made) => bothDays.some(({ capture = 'file' }) => capture === made)) ?? 'file',
    told: [told, answers].some(tellColors),
    season: Number(a === b),
    family: Number(familyOf(a) === familyOf(b)),
    neighbor: Number(ringDistance(a, b) <= 1),
  };
}

/** Counts once how a completed remeasure agrees with the order it repeats, both placed by this engine. */
export async function compareRemeasure(
  { db, measurements }: Pick<WorkerResources, 'db' | 'measurements'>,
  orderId: number,
): Promise<void> {
  const earlierOrderId = await findRemeasuredOrder(db, orderId);
  if (earlierOrderId === undefined) return;
  const [earlier, later] = await Promise.all(
    [earlierOrderId, orderId].map(async (id): Promise<Day | undefined> => {
      const { readings, result } = (await measurements.findAnalysis(id)) ?? {};
      // An older engine's readings may have another shape.
      const { data } = readingsSchema.safeParse(readings);
      return data && [data, result?.evidence?.answers ?? NO_ANSWERS];
    }),
  );
  const repeat = earlier && later && compareDays(earlier, later);
  if (repeat) await recordRemeasure(db, repeat, earlierOrderId);
}

import { type Answers, familyOf, PHOTO_CAPTURES, tellColors } from '@trueseason/contracts';
import type { Repeat } from '@trueseason/shop/analysis';
import type { PhotoRow } from '@trueseason/shop/photos';
import { mostLikelySeason } from '@trueseason/style/reading';
import { ringDistance } from '@trueseason/style/seasons/ring';
import { firstAlike } from '@trueseason/vision/place';
import { buildEvidence } from './engine/build-evidence.ts';
import { combinePhotos } from './engine/combine/index.ts';
import type { Readings } from './engine/measure/index.ts';
import { areOfOneSession } from './engine/scenes.ts';

/** Uploads nearer than a night are of one day; those further apart only may be of two. */
const DAY_APART_MS = 12 * 3_600_000;

/**
 * Per photo, the index of the first one of its day. The clock of the uploads may deny another day and never grant one: photos of
 * one session are of one day whenever they come.
 */
export function daysOf(photos: readonly Pick<PhotoRow, 'created_at'>[], readings: readonly Readings[]): number[] {
  const times = photos.map(({ created_at }) => +created_at).sort((a, b) => a - b);
  const starts = times.filter((time, i) => time - (times[i - 1] ?? time) >= DAY_APART_MS);
  const dated = photos.map(({ created_at }, i) => ({
    upload: starts.filter((start) => start <= +created_at).length,
    reading: readings[i],
  }));
  return firstAlike(
    dated,
    (a, b) => a.upload === b.upload || !a.reading || !b.reading || areOfOneSession(a.reading, b.reading),
  );
}

/** Whether the pending photos are all of other days than the rest. */
export function areOfOtherDays(photos: readonly Pick<PhotoRow, 'pending'>[], days: readonly number[]): boolean {
  const of = (waiting: boolean) => days.filter((_, i) => photos[i]?.pending === waiting);
  return of(true).length > 0 && of(true).every((day) => !of(false).includes(day));
}

/** One day's photos with the person's answers. */
export type Day = readonly [readings: readonly Readings[], answers: Answers];

/** Places each day separately. Null if the later one adds only photos of the same session, or if both look like different people. */
export function compareDays([before, told]: Day, [later, answers]: Day): Repeat | null {
  const newShots = later.filter(
    (one) => one.repeatOf === undefined && before.every((other) => !areOfOneSession(one, other)),
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

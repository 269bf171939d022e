import { type Answers, familyOf, PHOTO_CAPTURES, tellColors } from '@trueseason/contracts';
import type { Repeat } from '@trueseason/shop/analysis';
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
 * The readings with the first photo of their day. The clock of the uploads may deny another day and never grant one: photos of
 * one session, and one picture in other colors, are of one day whenever they come.
 */
export function withDays(readings: readonly Readings[]): Readings[] {
  const times = readings.map(({ uploadedAt = 0 }) => uploadedAt).sort((a, b) => a - b);
  const starts = times.filter((time, i) => time - (times[i - 1] ?? time) >= DAY_APART_MS);
  const uploadOf = ({ uploadedAt = 0 }: Readings) => starts.filter((start) => start <= uploadedAt).length;
  const pictureIn = ({ pictureOf, position }: Readings) => pictureOf ?? position;
  const days = firstAlike(
    readings,
    (a, b) => uploadOf(a) === uploadOf(b) || pictureIn(a) === pictureIn(b) || areOfOneSession(a, b),
  );
  return readings.map((reading, i) => ({ ...reading, day: readings[days[i] ?? 0]?.position }));
}

/** Whether later photos are all of other days than the earlier ones. */
export const areOfOtherDays = (later: readonly Readings[], earlier: readonly Readings[]): boolean =>
  later.length > 0 && earlier.length > 0 && later.every(({ day }) => earlier.every((other) => other.day !== day));

/** One day's photos with the person's answers. */
export type Day = readonly [readings: readonly Readings[], answers: Answers];

/** Places each day separately. Null if the later one adds only photos of the same session, or if both look like different people. */
export function compareDays([before, told]: Day, [later, answers]: Day): Repeat | null {
  const newShots = later.filter(
    (one) =>
      one.repeatOf === undefined &&
      one.pictureOf === undefined &&
      before.every((other) => !areOfOneSession(one, other)),
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

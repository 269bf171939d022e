import type { Evidence, PhotoVerdict } from '@trueseason/contracts';
import type { StartedAnalysis } from '@trueseason/shop/flows';
import type { PhotoRow } from '@trueseason/shop/photos';
import type { Readings } from './engine/measure/index.ts';

/* What outlives an order's photos: readings, and the verdict on each photo, by position. */

/** Without those of photos that are left out. */
export const keptReadings = (
  stored: readonly Readings[],
  { leaving }: Pick<StartedAnalysis, 'leaving'>,
): readonly Readings[] => stored.filter(({ position = 0 }) => !leaving.includes(position));

/** The readings with how and when each photo was made: of those that are there, and of those that are deleted. */
export function withUploads(
  readings: readonly Readings[],
  photos: readonly Pick<PhotoRow, 'position' | 'capture' | 'created_at'>[],
  earlier: readonly Readings[],
): Readings[] {
  const uploads = new Map(earlier.map(({ position, capture, uploadedAt }) => [position, { capture, uploadedAt }]));
  for (const { position, capture, created_at } of photos)
    uploads.set(position, { capture, uploadedAt: created_at.getTime() });
  return readings.map((reading) => ({ ...reading, ...uploads.get(reading.position) }));
}

/** The verdicts on the photos. A deleted one keeps its earlier warnings, but those that compare it with others. */
export function photosOf(
  verdicts: readonly PhotoVerdict[],
  readings: readonly Readings[],
  earlier: Evidence['photos'],
): Evidence['photos'] {
  return verdicts.map((verdict, i) => {
    const { uploadedAt, place, day } = readings[i] ?? {};
    const warnings = earlier.find(({ position }) => position === verdict.position)?.warnings ?? [];
    const own = warnings.filter((warning) => warning !== 'repeated' && warning !== 'unlike_others');
    return {
      ...verdict,
      warnings: [...new Set([...own, ...verdict.warnings])],
      ...(uploadedAt !== undefined && { added: new Date(uploadedAt).toISOString().slice(0, 10) }),
      ...(place !== undefined && { place }),
      ...(day !== undefined && { day }),
    };
  });
}

/** Outlines in an array whose index is the position less one. */
export const byPosition = <T>(items: readonly (readonly T[])[], readings: readonly Readings[]): (readonly T[])[] => {
  const last = Math.max(...readings.map(({ position = 0 }) => position));
  return Array.from({ length: last }, (_, i) => items[readings.findIndex(({ position }) => position === i + 1)] ?? []);
};

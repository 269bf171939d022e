import {
  type Evidence,
  NO_ANSWERS,
  type PhotoCheck,
  type PhotoMark,
  type PhotoPosition,
  type PhotoVerdict,
} from '@trueseason/contracts';
import { evidenceFrom } from './build-evidence.ts';
import { combinePhotos } from './combine/index.ts';
import { type ExaminedPhoto, examinePhoto, type MeasuredPhoto } from './examine-photo.ts';
import { type JoinedPhoto, joinPhotos } from './join-photos.ts';
import type { Judgment } from './judge/index.ts';
import { mapHair } from './map-hair.ts';
import type { LogColor } from './math/index.ts';
import type { Readings } from './measure/index.ts';
import { loadModels } from './models.ts';
import { colorRegions } from './outline/index.ts';
import { sceneOf } from './scenes.ts';
import { Stopwatch, type Timings } from './stopwatch.ts';

export type AnalyzeOutcome =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      /** Readings per photo by position, sufficient to place the person again. */
      readonly readings: readonly Readings[];
      /** The same for outlines of measured regions and of the face; none of photos that are deleted. */
      readonly outlines: readonly (readonly PhotoMark[])[];
      readonly timings: Timings;
    }
  | { readonly ok: false; readonly photos: PhotoVerdict[]; readonly timings: Timings };

export interface ExamineOutcome {
  /** The verdict of a photo check. */
  readonly verdict: PhotoCheck;
  /** All that an analysis of the same photo needs of it. */
  readonly examined: ExaminedPhoto;
  readonly timings: Timings;
}

/** The numbers of an order's photos, and what was read of earlier ones. */
export interface OrderPhotos {
  /** The photos' numbers; 1, 2, 3 and so on if omitted. */
  readonly positions?: readonly PhotoPosition[];
  /** Readings that were stored, with their positions, of these photos and of some that are deleted. */
  readonly earlier?: readonly Readings[];
}

export interface Engine {
  /**
   * Analyzes photos of one person: JPEG, PNG, or examined ones, together with what was read of earlier ones. `ok: false` if
   * one cannot be measured.
   */
  analyze(photos: readonly (Buffer | ExaminedPhoto)[], of?: OrderPhotos): Promise<AnalyzeOutcome>;
  /** Measures one photo, and judges it by itself. */
  examine(photo: Buffer): Promise<ExamineOutcome>;
  /** The hair mask as a gray WebP, `longestSide` pixels long; null without a single head. */
  mapHair(photo: Buffer, longestSide: number): Promise<Buffer | null>;
}

export interface EngineOptions {
  /** Defaults to the build step's output. */
  readonly modelsFolder?: string;
}

/** The verdict on a photo, including the comparison with the others. */
const verdictOf = (
  position: PhotoPosition,
  { problems, warnings }: Judgment,
  repeatOf?: PhotoPosition,
): PhotoVerdict => ({
  position,
  problems,
  ...(repeatOf === undefined ? { warnings } : { warnings: [...warnings, 'repeated'], repeatOf }),
});

/** Of a photo that is deleted. */
const MEASURED_EARLIER: Judgment = { problems: [], warnings: [] };

/** A photo's outlines with colors corrected by the joint light estimate. */
const outlinesOf = (
  { readings, regions, silhouettes }: MeasuredPhoto,
  light: LogColor,
  drawn: LogColor,
): PhotoMark[] => [...colorRegions(regions, readings, light, drawn), ...silhouettes];

/** Photos of an order by position, also those of which only readings are left. */
function joinedOf(
  photos: ReadonlyMap<PhotoPosition, ExaminedPhoto | undefined>,
  earlier: readonly Readings[],
): JoinedPhoto[] {
  const earlierAt = new Map(earlier.map((readings) => [readings.position ?? 0, readings]));
  const positions = [...new Set([...photos.keys(), ...earlierAt.keys()])].sort((a, b) => a - b);
  return positions.flatMap((position) => {
    const earlierReadings = earlierAt.get(position);
    const measured = photos.get(position)?.measured;
    const readings = measured?.readings ?? earlierReadings;
    return readings ? [{ position, readings, shot: measured?.shot, earlier: earlierReadings }] : [];
  });
}

export async function loadEngine({ modelsFolder }: EngineOptions = {}): Promise<Engine> {
  const models = await loadModels(modelsFolder);
  return {
    async analyze(photos, { positions = photos.map((_, i) => i + 1), earlier = [] } = {}) {
      const watch = new Stopwatch();
      const examined: ExaminedPhoto[] = [];
      // Sequential: the models use one thread, and only one decoded photo is in memory.
      for (const photo of photos)
        examined.push(Buffer.isBuffer(photo) ? await examinePhoto(photo, models, watch) : photo);
      const examinedAt = new Map(positions.map((position, i) => [position, examined[i]] as const));
      const measured = examined.flatMap((photo) => photo.measured ?? []);
      const readings = measured.length === photos.length ? joinPhotos(joinedOf(examinedAt, earlier)) : [];
      const repeats = new Map(readings.map(({ position = 0, repeatOf }) => [position, repeatOf]));
      const verdictAt = (position: PhotoPosition): PhotoVerdict =>
        verdictOf(position, examinedAt.get(position) ?? MEASURED_EARLIER, repeats.get(position));
      if (measured.length !== photos.length || examined.some(({ problems }) => problems.length > 0)) {
        return { ok: false, photos: positions.map(verdictAt), timings: watch.timings() };
      }
      const verdicts = readings.map(({ position = 0 }) => verdictAt(position));
      const combined = await watch.time('combine', () => combinePhotos(readings, NO_ANSWERS));
      const evidence = await watch.time('place', () => evidenceFrom(combined, verdicts));
      const outlines = verdicts.map(({ position }, i) => {
        const photo = examinedAt.get(position)?.measured;
        return photo ? outlinesOf(photo, combined.lights[i] ?? [0, 0, 0], combined.drawn) : [];
      });
      return { ok: true, evidence, readings, outlines, timings: watch.timings() };
    },
    async examine(photo) {
      const watch = new Stopwatch();
      const examined = await examinePhoto(photo, models, watch);
      const { problems, warnings, measured } = examined;
      const verdict = {
        problems,
        warnings,
        ...(measured && { shot: measured.shot, scene: sceneOf(measured.readings) }),
      };
      return { verdict, examined, timings: watch.timings() };
    },
    mapHair: (photo, longestSide) => mapHair(photo, models, longestSide),
  };
}

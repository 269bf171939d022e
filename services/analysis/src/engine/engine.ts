import {
  type Evidence,
  NO_ANSWERS,
  PHOTO_POSITIONS,
  type PhotoCheck,
  type PhotoMark,
  type PhotoPosition,
  type PhotoVerdict,
} from '@trueseason/contracts';
import { evidenceFrom } from './build-evidence.ts';
import { combinePhotos } from './combine/index.ts';
import { type ExaminedPhoto, examinePhoto, type MeasuredPhoto } from './examine-photo.ts';
import { findRepeats } from './find-repeats.ts';
import { mapHair } from './map-hair.ts';
import type { LogColor } from './math/index.ts';
import type { Readings } from './measure/index.ts';
import { loadModels } from './models.ts';
import { colorRegions } from './outline/index.ts';
import { placesOf, sceneOf } from './scenes.ts';
import { Stopwatch, type Timings } from './stopwatch.ts';

export type AnalyzeOutcome =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      /** Readings per photo, sufficient to place the person again. */
      readonly readings: readonly Readings[];
      /** Per photo, outlines of measured regions and of the face. */
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

export interface Engine {
  /** Analyzes photos of one person: JPEG, PNG, or examined ones. `ok: false` if one cannot be measured. */
  analyze(photos: readonly (Buffer | ExaminedPhoto)[]): Promise<AnalyzeOutcome>;
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
const verdictAt = (
  index: number,
  { problems, warnings }: ExaminedPhoto,
  repeated: number | undefined,
): PhotoVerdict => ({
  position: positionAt(index),
  problems,
  ...(repeated === undefined ? { warnings } : { warnings: [...warnings, 'repeated'], repeatOf: positionAt(repeated) }),
});

const positionAt = (index: number): PhotoPosition => PHOTO_POSITIONS[index] ?? 1;

/** A photo's outlines with colors corrected by the joint light estimate. */
const outlinesOf = (
  { readings, regions, silhouettes }: MeasuredPhoto,
  light: LogColor,
  drawn: LogColor,
): PhotoMark[] => [...colorRegions(regions, readings, light, drawn), ...silhouettes];

export async function loadEngine({ modelsFolder }: EngineOptions = {}): Promise<Engine> {
  const models = await loadModels(modelsFolder);
  return {
    async analyze(photos) {
      const watch = new Stopwatch();
      const examined: ExaminedPhoto[] = [];
      // Sequential: the models use one thread, and only one decoded photo is in memory.
      for (const photo of photos)
        examined.push(Buffer.isBuffer(photo) ? await examinePhoto(photo, models, watch) : photo);
      const measured = examined.flatMap((photo) => photo.measured ?? []);
      const repeats = measured.length === photos.length ? findRepeats(measured) : [];
      const verdicts = examined.map((photo, i) => verdictAt(i, photo, repeats[i]));
      if (verdicts.some((verdict) => verdict.problems.length > 0) || measured.length !== photos.length) {
        return { ok: false, photos: verdicts, timings: watch.timings() };
      }
      const places = placesOf(measured);
      const readings = measured.map((photo, i) => ({ ...photo.readings, repeatOf: repeats[i], place: places[i] }));
      const combined = await watch.time('combine', () => combinePhotos(readings, NO_ANSWERS));
      const evidence = await watch.time('place', () => evidenceFrom(combined, verdicts));
      const outlines = measured.map((photo, i) => outlinesOf(photo, combined.lights[i] ?? [0, 0, 0], combined.drawn));
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

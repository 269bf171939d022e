import type { Evidence, PhotoMark, PhotoPosition, PhotoVerdict } from '@trueseason/contracts';
import { buildEvidence } from './build-evidence.ts';
import { estimatePerson } from './estimate-person.ts';
import { type ExaminedPhoto, examinePhoto } from './examine-photo.ts';
import { loadModels } from './models.ts';
import { colorRegions } from './outline-regions.ts';
import type { Readings } from './readings.ts';
import { Stopwatch, type Timings } from './stopwatch.ts';

export type AnalyzeOutcome =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      /** What each photo showed: all that is needed to place the person again. */
      readonly readings: readonly Readings[];
      /** For each photo, where its readings were taken, and where the face ends. */
      readonly outlines: readonly (readonly PhotoMark[])[];
      readonly timings: Timings;
    }
  | { readonly ok: false; readonly photos: PhotoVerdict[]; readonly timings: Timings };

export interface CheckOutcome {
  readonly verdict: Omit<PhotoVerdict, 'position'>;
  readonly timings: Timings;
}

export interface Engine {
  /** Three photos of one person, JPEG or PNG. Refuses (`ok: false`) when any of them cannot be measured. */
  analyze(photos: readonly Buffer[]): Promise<AnalyzeOutcome>;
  /** The gates alone, for one photo. */
  check(photo: Buffer): Promise<CheckOutcome>;
}

export interface EngineOptions {
  /** Where the build step put the models. */
  readonly modelsFolder?: string;
}

const verdictOf = ({ problems, warnings }: ExaminedPhoto): CheckOutcome['verdict'] => ({ problems, warnings });

/** Every photo's outlines, in the colors that remain when the lights found by all photos together are taken out. */
function outlinesOf(examined: readonly ExaminedPhoto[]): PhotoMark[][] {
  const seen = examined.flatMap(({ readings, regions, silhouettes = [] }) =>
    readings && regions ? [{ readings, regions, silhouettes }] : [],
  );
  const { lights } = estimatePerson(seen.map(({ readings }) => readings));
  return seen.map(({ readings, regions, silhouettes }, i) => [
    ...colorRegions(regions, readings, lights[i] ?? [0, 0, 0]),
    ...silhouettes,
  ]);
}

export async function loadEngine({ modelsFolder }: EngineOptions = {}): Promise<Engine> {
  const models = await loadModels(modelsFolder);
  return {
    async analyze(photos) {
      const watch = new Stopwatch();
      const examined: ExaminedPhoto[] = [];
      // One after the other: the models use one thread, and only one decoded photo is held in memory.
      for (const photo of photos) examined.push(await examinePhoto(photo, models, watch));
      const verdicts = examined.map((photo, i) => ({ position: (i + 1) as PhotoPosition, ...verdictOf(photo) }));
      const readings = examined.flatMap((photo) => photo.readings ?? []);
      if (verdicts.some((verdict) => verdict.problems.length > 0) || readings.length !== photos.length) {
        return { ok: false, photos: verdicts, timings: watch.timings() };
      }
      const evidence = await watch.time('place', () => buildEvidence(readings, verdicts));
      return { ok: true, evidence, readings, outlines: outlinesOf(examined), timings: watch.timings() };
    },
    async check(photo) {
      const watch = new Stopwatch();
      const verdict = verdictOf(await examinePhoto(photo, models, watch));
      return { verdict, timings: watch.timings() };
    },
  };
}

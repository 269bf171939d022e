import { ANALYSIS_FAILURES, type Evidence, PHOTO_COUNT, unmeasured } from '@trueseason/contracts';
import { allowsSecondOpinion, findOrder, type PhotoRow } from '@trueseason/db';
import { OrderGoneError, SealBrokenError } from '@trueseason/keys';
import { AnswersChangedError, beginAnalysis, failAnalysis, KeysChangedError, recordAnalysis } from '@trueseason/orders';
import {
  type JobContext,
  OutageError,
  SuspectInputError,
  suspectInput,
  UnrecoverableJobError,
} from '@trueseason/queue';
import { ObjectNotFoundError } from '@trueseason/storage';
import type { WorkerResources } from '@trueseason/worker-host';
import { composeResult } from './compose-result.ts';
import type { AnalyzeOutcome } from './engine/index.ts';
import type { EnginePool } from './engine-pool.ts';
import { keepSmallPhotos } from './keep-small-photos.ts';
import { reanalyze } from './reanalyze.ts';
import { NO_SECOND_OPINION, type Report, type SecondOpinion } from './second-opinion/index.ts';
import { StarvedError } from './starvation.ts';

/** Together below the job's own time, so that an engine that hangs is ended, and whose fault it was is known. */
const ENGINE_TIMEOUT_MS = 25_000;
const PROOF_TIMEOUT_MS = 12_000;

/** Several times what photos need: whoever had as much of a busy machine and did not finish is costly itself. */
const COSTLY_CPU_MS = 5_000;
/** A run that was costly on a busy machine is bad luck once. */
const MOST_COSTLY_RUNS = 3;

/** Whether the engine, which works, was ended over these photos: with all of its time, or again and again with some of it. */
function tookTooLong(error: unknown, attempt: number): boolean {
  if (!(error instanceof SuspectInputError)) return false;
  if (error.cause instanceof StarvedError) return isCostly(error.cause) && attempt >= MOST_COSTLY_RUNS;
  return error.cause instanceof Error && error.cause.name === 'TimeoutError';
}

const isCostly = ({ cpuMs }: StarvedError): boolean => cpuMs >= COSTLY_CPU_MS;

export interface AnalysisDeps extends Pick<WorkerResources, 'db' | 'store' | 'measurements'> {
  readonly engine: Pick<EnginePool, 'analyze' | 'prove' | 'shrink'>;
  readonly secondOpinion: SecondOpinion;
  readonly report: Report;
}

/** Measures an order's photos and records the result, or the reason why there is none. */
export async function analyzeOrder(
  { db, store, measurements, engine, secondOpinion, report }: AnalysisDeps,
  { payload: { orderId }, attempt, logger }: JobContext,
): Promise<void> {
  const begun = await beginAnalysis(db, orderId);
  if (!begun) return;
  const { photos, round } = begun;
  const started = performance.now();
  const files = await readPhotos(store, photos);
  const outcome = await suspectInput(
    'engine',
    () => engine.analyze(files, ENGINE_TIMEOUT_MS),
    () => engine.prove(PROOF_TIMEOUT_MS),
  ).catch((error: unknown) => {
    if (tookTooLong(error, attempt)) return null;
    // A machine that is too busy says nothing about photos.
    if (error instanceof SuspectInputError && error.cause instanceof StarvedError && !isCostly(error.cause))
      throw new OutageError('engine', error.message, { cause: error.cause });
    throw error;
  });
  if (!outcome) {
    // The engine is sound and had many times what it needs: once more would take as long again.
    await failAnalysis(db, orderId, ANALYSIS_FAILURES.tooSlow, round);
    logger.warn({ ms: Math.round(performance.now() - started) }, 'the photos held the engine for too long');
    return;
  }
  const ms = Math.round(performance.now() - started);
  if (!outcome.ok) {
    const failure = unmeasured(outcome.photos);
    await failAnalysis(db, orderId, failure, round);
    const problems = failure.photos.flatMap((photo) => photo.problems);
    logger.info({ ms, problems, timings: outcome.timings }, 'the photos cannot be measured');
    return;
  }
  // Photos leave us only for those who said that they may.
  const opinion = (await allowsSecondOpinion(db, orderId)) ? secondOpinion : NO_SECOND_OPINION;
  const evidence = await opinion.add(outcome.evidence, files, report);
  if (!(await record({ db, measurements }, orderId, { ...outcome, round }, evidence))) {
    logger.info({ ms }, 'what was measured is wanted no longer, and was dropped');
    return;
  }
  logger.info({ ms, timings: outcome.timings }, 'an order was analyzed');
  // The result stands: nothing that goes wrong from here on may touch it, and screens fall back to the photo itself.
  await keepSmallPhotos({ db, store, engine }, orderId, photos, files).catch((error: unknown) =>
    logger.warn({ err: error }, 'small photos could not be kept'),
  );
}

/** @throws UnrecoverableJobError once the photos are deleted, and where one is not what was stored */
async function readPhotos(store: AnalysisDeps['store'], photos: readonly PhotoRow[]): Promise<Buffer[]> {
  if (photos.length < PHOTO_COUNT) throw new UnrecoverableJobError('The photos are deleted');
  try {
    return await Promise.all(photos.map((photo) => store.getBytes(photo.object_key)));
  } catch (error) {
    if (error instanceof SealBrokenError) throw new UnrecoverableJobError('A photo is not what was stored');
    // Photos that are deleted are not on record. These are, so it is the store that lacks them: it may lack its disk.
    throw error instanceof ObjectNotFoundError ? new OutageError('store', 'Photos on record are missing') : error;
  }
}

type ToRecord = Extract<AnalyzeOutcome, { ok: true }> & { readonly round: number };

/**
 * Records what follows from the measurements and from what the customer told us by now. False where nobody wants it any
 * more: the order or its consent went meanwhile.
 */
async function record(
  { db, measurements }: Pick<AnalysisDeps, 'db' | 'measurements'>,
  orderId: number,
  { readings, outlines, round }: ToRecord,
  evidence: Evidence,
): Promise<boolean> {
  for (;;) {
    const answers = (await findOrder(db, orderId))?.answers ?? null;
    const { photos, secondOpinion, engineVersion } = evidence;
    const result = answers
      ? reanalyze({ readings, verdicts: photos, secondOpinion, answers }).result
      : composeResult(evidence);
    try {
      const sealed = await measurements.seal(orderId, { result, readings, outlines });
      return await recordAnalysis(db, orderId, { ...sealed, engineVersion, answers, round });
    } catch (error) {
      if (error instanceof OrderGoneError) return false;
      if (!(error instanceof AnswersChangedError || error instanceof KeysChangedError)) throw error;
    }
  }
}

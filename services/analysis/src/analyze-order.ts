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

/** Together shorter than the job's timeout, so that a hanging engine is ended and the cause is known. */
const ENGINE_TIMEOUT_MS = 25_000;
const PROOF_TIMEOUT_MS = 12_000;

/** Several times what photos need: photos that used this much without finishing are costly. */
const COSTLY_CPU_MS = 5_000;
/** On a busy machine, costly runs are retried this often. */
const MOST_COSTLY_RUNS = 3;

/** Whether the photos caused the timeout of a working engine: at full time, or repeatedly at partial time. */
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

/** Analyzes an order's photos and stores the result or the failure. */
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
    // A busy machine proves nothing about the photos.
    if (error instanceof SuspectInputError && error.cause instanceof StarvedError && !isCostly(error.cause))
      throw new OutageError('engine', error.message, { cause: error.cause });
    throw error;
  });
  if (!outcome) {
    // The engine works and had enough time: a retry would take as long.
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
  // Photos are sent out only with consent.
  const opinion = (await allowsSecondOpinion(db, orderId)) ? secondOpinion : NO_SECOND_OPINION;
  const evidence = await opinion.add(outcome.evidence, files, report);
  if (!(await record({ db, measurements }, orderId, { ...outcome, round }, evidence))) {
    logger.info({ ms }, 'dropped a result that is no longer needed');
    return;
  }
  logger.info({ ms, timings: outcome.timings }, 'an order was analyzed');
  // The result is stored: later failures must not affect it; screens fall back to the original photo.
  await keepSmallPhotos({ db, store, engine }, orderId, photos, files).catch((error: unknown) =>
    logger.warn({ err: error }, 'could not store thumbnails'),
  );
}

/** @throws UnrecoverableJobError if the photos are deleted or one was modified */
async function readPhotos(store: AnalysisDeps['store'], photos: readonly PhotoRow[]): Promise<Buffer[]> {
  if (photos.length < PHOTO_COUNT) throw new UnrecoverableJobError('The photos are deleted');
  try {
    return await Promise.all(photos.map((photo) => store.getBytes(photo.object_key)));
  } catch (error) {
    if (error instanceof SealBrokenError) throw new UnrecoverableJobError('A photo was modified');
    // Deleted photos are not on record. These are, so the store lost them, perhaps with its disk.
    throw error instanceof ObjectNotFoundError ? new OutageError('store', 'Photos on record are missing') : error;
  }
}

type ToRecord = Extract<AnalyzeOutcome, { ok: true }> & { readonly round: number };

/** Stores the result of the measurements with the current answers. False if the order or its consent is gone. */
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

import type { AnalysisFailure, Evidence, PhotoVerdict } from '@trueseason/contracts';
import { findOrder } from '@trueseason/db';
import { AnswersChangedError, beginAnalysis, failAnalysis, recordAnalysis } from '@trueseason/orders';
import { HopelessJobError, type JobContext } from '@trueseason/queue';
import { ObjectNotFoundError } from '@trueseason/storage';
import type { WorkerResources } from '@trueseason/worker-host';
import { composeResult } from './compose-result.ts';
import type { AnalyzeOutcome } from './engine/index.ts';
import type { EnginePool } from './engine-pool.ts';
import { reconsider } from './reconsider.ts';
import type { Report, SecondOpinion } from './second-opinion/index.ts';

/** Below the job's own time, so that a hanging engine is ended and the attempt counted. */
const ENGINE_TIMEOUT_MS = 25_000;

/** The reason that the customer reads when photos cannot be measured. */
export function failureOf(photos: PhotoVerdict[]): AnalysisFailure {
  const refused = photos.filter(({ problems }) => problems.length > 0).length;
  const which = refused === 1 ? 'one of your photos' : `${refused} of your photos`;
  return {
    code: 'photos',
    message: `We could not measure your colors on ${which}. Please choose others and try again.`,
    photos,
  };
}

export interface AnalysisDeps extends Pick<WorkerResources, 'db' | 'store'> {
  readonly engine: Pick<EnginePool, 'analyze'>;
  readonly secondOpinion: SecondOpinion;
  readonly report: Report;
}

/** Measures an order's photos and records the result, or the reason why there is none. */
export async function analyzeOrder(
  { db, store, engine, secondOpinion, report }: AnalysisDeps,
  { payload: { orderId }, logger }: JobContext,
): Promise<void> {
  const photos = await beginAnalysis(db, orderId);
  if (!photos) return;
  const started = performance.now();
  const files = await Promise.all(photos.map((photo) => store.getBytes(photo.object_key))).catch((error) => {
    throw error instanceof ObjectNotFoundError ? new HopelessJobError('The photos are gone') : error;
  });
  const outcome = await engine.analyze(files, ENGINE_TIMEOUT_MS);
  const ms = Math.round(performance.now() - started);
  if (!outcome.ok) {
    const failure = failureOf(outcome.photos);
    await failAnalysis(db, orderId, failure);
    const problems = failure.photos.flatMap((photo) => photo.problems);
    logger.info({ ms, problems, timings: outcome.timings }, 'the photos cannot be measured');
    return;
  }
  const evidence = await secondOpinion.add(outcome.evidence, files, report);
  await record(db, orderId, outcome, evidence);
  logger.info({ ms, timings: outcome.timings }, 'an order was analysed');
}

/** Records what follows from the measurements and from what the customer told us by now. */
async function record(
  db: AnalysisDeps['db'],
  orderId: number,
  { readings, outlines }: Extract<AnalyzeOutcome, { ok: true }>,
  evidence: Evidence,
): Promise<void> {
  for (;;) {
    const answers = (await findOrder(db, orderId))?.answers ?? null;
    const { photos, secondOpinion, engineVersion } = evidence;
    const result = answers
      ? reconsider({ readings, verdicts: photos, secondOpinion, answers }).result
      : composeResult(evidence);
    try {
      await recordAnalysis(db, orderId, { result, engineVersion, readings, outlines, answers });
      return;
    } catch (error) {
      if (!(error instanceof AnswersChangedError)) throw error;
    }
  }
}

import {
  ANALYSIS_FAILURES,
  type AnalysisResult,
  NO_ANSWERS,
  PHOTO_COUNT,
  type StoredResult,
  sameAnswers,
  unmeasurablePhotos,
} from '@trueseason/contracts';
import {
  type JobContext,
  OutageError,
  SuspectInputError,
  suspectInput,
  UnrecoverableJobError,
} from '@trueseason/platform/queue';
import { CpuTimeError } from '@trueseason/platform/runtime';
import type { Measured, Measurements, Repeat } from '@trueseason/shop/analysis';
import { allowsSecondOpinion } from '@trueseason/shop/consent';
import { OrderGoneError, SealBrokenError } from '@trueseason/shop/encryption';
import {
  AnswersChangedError,
  beginAnalysis,
  endAnalysisRound,
  failAnalysis,
  KeysChangedError,
  recordAnalysis,
  type StartedAnalysis,
} from '@trueseason/shop/flows';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
import { ObjectNotFoundError } from '@trueseason/shop/storage';
import type { WorkerResources } from '@trueseason/shop/worker';
import { differsInAdvice, sureColors, toldResult } from '@trueseason/style/reading';
import { areOfOtherDays, compareDays, withDays } from './compare-days.ts';
import { composeResult } from './compose-result.ts';
import { type Readings, readingsSchema } from './engine/measure/index.ts';
import type { EnginePool } from './engine-pool.ts';
import { examinePhotos } from './examine-photos.ts';
import type { ExaminedPhotos } from './examined-photos.ts';
import { byPosition, keptReadings, photosOf, withUploads } from './kept-readings.ts';
import { type ResultBefore, reanalyze, resultBeforeOf } from './reanalyze.ts';
import { removeIfDeleted } from './remove-if-deleted.ts';
import { NO_SECOND_OPINION, type Report, type SecondOpinion } from './second-opinion/index.ts';

/** Whether photos used up the CPU time of an engine that works without them. */
const tookTooLong = (error: unknown): boolean =>
  error instanceof SuspectInputError && error.cause instanceof CpuTimeError;

export interface AnalysisDeps extends Pick<WorkerResources, 'db' | 'store' | 'measurements'> {
  readonly engine: Pick<EnginePool, 'examine' | 'analyze' | 'prove'>;
  readonly examined: Pick<ExaminedPhotos, 'take'>;
  readonly secondOpinion: SecondOpinion;
  readonly report: Report;
}

/** Analyzes an order, and again at once if it changed during the run. */
export async function analyzeOrder(deps: AnalysisDeps, context: JobContext): Promise<void> {
  const beginRound = () => beginAnalysis(deps.db, context.payload.orderId);
  for (let analysis = await beginRound(); analysis; analysis = await beginRound()) {
    if (analysis.hasResult && !analysis.isMeasured) await answerAgain(deps, context, analysis);
    else await measure(deps, context, analysis);
    const keys = analysis.allPhotos.map(({ object_key }) => object_key);
    if (analysis.hasResult) await removeIfDeleted(deps, context.payload.orderId, keys);
  }
}

/** Measures the photos, joins what was read of earlier ones, and stores the result or the failure. */
async function measure(deps: AnalysisDeps, context: JobContext, analysis: StartedAnalysis): Promise<void> {
  const { db, store, measurements, engine, secondOpinion, report } = deps;
  const { payload, progress, logger } = context;
  const { orderId } = payload;
  const { photos, round, isCompared } = analysis;
  const started = performance.now();
  // Added photos refine the same result, and others left out; exchanged ones make a new one.
  const earlierAnalysis = isCompared ? await requireResult(measurements, orderId) : null;
  const earlier = earlierAnalysis ? keptReadings(parsedReadings(earlierAnalysis.readings), analysis) : [];
  const positions = photos.map(({ position }) => position);
  const files = await readPhotos(store, analysis);
  const examine = async () => {
    const examined = await examinePhotos(deps, context, photos, files);
    return suspectInput(
      'engine',
      () => engine.analyze(examined, { positions, earlier }, { onProgress: progress }),
      () => engine.prove({ onProgress: progress }),
    );
  };
  const outcome = await examine().catch((error: unknown) => {
    if (tookTooLong(error)) return null;
    throw error;
  });
  if (!outcome) {
    // A retry would take as long.
    await failAnalysis(db, orderId, ANALYSIS_FAILURES.tooSlow, round);
    logger.warn({ ms: Math.round(performance.now() - started) }, 'the photos held the engine for too long');
    return;
  }
  const ms = Math.round(performance.now() - started);
  if (!outcome.ok) {
    const failure = unmeasurablePhotos(outcome.photos);
    await failAnalysis(db, orderId, failure, round);
    const problems = failure.photos.flatMap((photo) => photo.problems);
    logger.info({ ms, problems, timings: outcome.timings }, 'the photos cannot be measured');
    return;
  }
  const readings = withDays(withUploads(outcome.readings, photos, earlier));
  const judged = photosOf(outcome.evidence.photos, readings, earlierAnalysis?.result.evidence?.photos ?? []);
  const added = new Set(photos.flatMap(({ pending, position }) => (earlierAnalysis && pending ? [position] : [])));
  if (judged.some(({ position, warnings }) => added.has(position) && warnings.includes('unlike_others'))) {
    await failAnalysis(db, orderId, ANALYSIS_FAILURES.otherPerson, round);
    logger.info({ ms }, 'added photos look like another person');
    return;
  }
  // Photos are sent out only with consent, and once.
  const opinion = !earlierAnalysis && (await allowsSecondOpinion(db, orderId)) ? secondOpinion : NO_SECOND_OPINION;
  const evidence = earlierAnalysis
    ? {
        ...outcome.evidence,
        photos: judged,
        secondOpinion: earlierAnalysis.result.evidence?.secondOpinion ?? null,
        ...resultBefore(earlierAnalysis.result, added.size > 0, readings.length),
      }
    : await opinion.add({ ...outcome.evidence, photos: judged }, files, report);
  const [later, before] = [true, false].map((isAdded) =>
    readings.filter(({ position = 0 }) => added.has(position) === isAdded),
  );
  const analysisFor = (order: OrderRow) => {
    const answers = order.answers ?? NO_ANSWERS;
    const toldBefore = earlierAnalysis ? toldOf(order, earlierAnalysis.result) : undefined;
    const result =
      earlierAnalysis || order.answers || readings.some(({ day }) => day !== readings[0]?.day)
        ? reanalyze(readings, evidence, answers, toldBefore)
        : composeResult(evidence);
    return {
      repeat:
        later && before && areOfOtherDays(later, before) ? compareDays([before, answers], [later, answers]) : null,
      result,
      differs: earlierAnalysis !== null && (!toldBefore || differsInAdvice(toldBefore, result)),
      readings,
      outlines: byPosition(outcome.outlines, readings),
    };
  };
  if (!(await record({ db, measurements }, orderId, round, analysisFor))) {
    logger.info({ ms }, 'dropped a result that is no longer needed');
    return;
  }
  logger.info({ ms, timings: outcome.timings }, 'an order was analyzed');
}

/** What the next result continues: before the purchase no season was shown. */
const toldOf = ({ answers, completed_at }: OrderRow, result: StoredResult) =>
  completed_at ? toldResult(result, answers) : undefined;

/** The season and the sure colors before photos were added, while they count. */
function resultBefore(result: StoredResult, isAdding: boolean, photos: number): ResultBefore | undefined {
  const { season, evidence } = result;
  if (isAdding) return { seasonBefore: season, sureBefore: sureColors(result).map(({ hex }) => hex) };
  return photos > PHOTO_COUNT && evidence ? resultBeforeOf(evidence) : undefined;
}

/** Makes the result again from stored measurements after the answers changed. Needs no photos. */
async function answerAgain(
  { db, measurements }: AnalysisDeps,
  { payload: { orderId }, logger }: JobContext,
  { round }: StartedAnalysis,
): Promise<void> {
  const { result, readings } = await requireResult(measurements, orderId);
  const { evidence } = result;
  if (!evidence) throw new UnrecoverableJobError('The evidence cannot be understood');
  const answersBefore = evidence.answers ?? null;
  const resultFor = (order: OrderRow) => {
    const { answers } = order;
    if (sameAnswers(answersBefore, answers)) return null;
    const toldBefore = toldOf(order, result);
    const answered = reanalyze(parsedReadings(readings), evidence, answers ?? NO_ANSWERS, toldBefore);
    return { result: answered, differs: !toldBefore || differsInAdvice(toldBefore, answered) };
  };
  if (await record({ db, measurements }, orderId, round, resultFor)) logger.info('the result follows new answers');
}

/** @throws UnrecoverableJobError if the first photos are deleted, or one was modified */
async function readPhotos(
  store: AnalysisDeps['store'],
  { photos, isCompared }: Pick<StartedAnalysis, 'photos' | 'isCompared'>,
): Promise<Buffer[]> {
  if (!isCompared && photos.length < PHOTO_COUNT) throw new UnrecoverableJobError('The photos are deleted');
  try {
    return await Promise.all(photos.map((photo) => store.getBytes(photo.object_key)));
  } catch (error) {
    if (error instanceof SealBrokenError) throw new UnrecoverableJobError('A photo was modified');
    // Deleted photos have no row, so the store lost these, perhaps with its disk.
    throw error instanceof ObjectNotFoundError ? new OutageError('store', 'Photos on record are missing') : error;
  }
}

/** @throws UnrecoverableJobError if the stored result cannot be read */
async function requireResult({ findAnalysis }: Pick<Measurements, 'findAnalysis'>, orderId: number) {
  const analysis = await findAnalysis(orderId).catch((error: unknown) => {
    throw error instanceof SealBrokenError ? new UnrecoverableJobError('The result was modified') : error;
  });
  if (!analysis) throw new UnrecoverableJobError('The result is deleted');
  return analysis;
}

function parsedReadings(stored: readonly object[]): readonly Readings[] {
  const { data } = readingsSchema.safeParse(stored);
  if (!data) throw new UnrecoverableJobError('The readings cannot be understood');
  return data;
}

interface Made {
  readonly result: AnalysisResult;
  /** Omitted where nothing was measured. */
  readonly readings?: readonly Readings[];
  readonly outlines?: Measured['outlines'];
  readonly repeat?: Repeat | null;
  readonly differs: boolean;
}

/** Stores what the current answers give; null changes nothing. False if order, consent or these photos are gone. */
async function record(
  { db, measurements }: Pick<AnalysisDeps, 'db' | 'measurements'>,
  orderId: number,
  round: number,
  make: (order: OrderRow) => Made | null,
): Promise<boolean> {
  for (;;) {
    const order = await findOrder(db, orderId);
    if (!order) return false;
    const outcome = make(order);
    const from = { round, answers: order.answers, isTold: order.completed_at !== null };
    try {
      if (!outcome) return await endAnalysisRound(db, orderId, from);
      const { result, differs, readings, outlines = [], repeat = null } = outcome;
      const sealed = readings
        ? await measurements.seal(orderId, { result, readings, outlines })
        : await measurements.sealResult(orderId, result);
      const { engineVersion } = result.evidence;
      return await recordAnalysis(db, orderId, { ...sealed, ...from, repeat, differs, engineVersion });
    } catch (error) {
      if (error instanceof OrderGoneError) return false;
      if (!(error instanceof AnswersChangedError || error instanceof KeysChangedError)) throw error;
    }
  }
}

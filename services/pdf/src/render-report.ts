import { type AnalysisResult, type Beside, doesCount } from '@trueseason/contracts';
import { findOrder, listPhotos } from '@trueseason/db';
import { recordReport } from '@trueseason/orders';
import { type JobContext, suspectInput, UnrecoverableJobError } from '@trueseason/queue';
import { isSeasonName, normalizeResult } from '@trueseason/seasons';
import { skinTold } from '@trueseason/seasons/shown-in';
import { objectKeys } from '@trueseason/storage';
import type { WorkerResources } from '@trueseason/worker-host';
import type { Renderer } from './renderer.ts';
import { drawReport } from './report/draw-report.ts';

/** Renders and stores the report of a completed order. Doing it twice replaces a file with its equal. */
export async function renderReport(
  { db, store, measurements }: Pick<WorkerResources, 'db' | 'store' | 'measurements'>,
  renderer: Renderer,
  { payload: { orderId }, logger }: JobContext,
): Promise<void> {
  const find = () => Promise.all([findOrder(db, orderId), measurements.findAnalysis(orderId)]);
  const [order, analysis] = await find();
  if (!order) return logger.info('an order is deleted, and needs no report');
  if (!order.completed_at || !analysis) throw new UnrecoverableJobError('The order is not completed');
  const { season } = analysis.result;
  if (!isSeasonName(season))
    logger.warn({ season }, 'the season is newer than this build: its own pictures are left out');
  const started = performance.now();
  const meta = {
    orderId,
    createdAt: order.completed_at,
    skinBeside: await skinBeside({ db, measurements }, orderId, analysis.result),
  };
  const pdf = await suspectInput(
    'chromium',
    () => drawReport(renderer, analysis.result, meta),
    () => renderer.render('<!doctype html><title>Proof</title>'),
  );
  const objectKey = objectKeys.report(orderId);
  try {
    await store.put(objectKey, pdf, 'application/pdf');
  } catch (error) {
    // Deleted, or its consent taken back, while its report was drawn: no key is left to seal it with, and nothing is away.
    if ((await find()).every(Boolean)) throw error;
    return logger.info('an order went while its report was made');
  }
  await recordReport(db, orderId, { objectKey, bytes: pdf.byteLength, revision: analysis.revision });
  logger.info({ bytes: pdf.byteLength, ms: Math.round(performance.now() - started) }, 'a report was made');
}

/** As the results say it beside the same foundations, from what was read on each photo while it is kept. */
async function skinBeside(
  { db, measurements }: Pick<WorkerResources, 'db' | 'measurements'>,
  orderId: number,
  result: AnalysisResult,
): Promise<Beside> {
  const { evidence } = normalizeResult(result);
  if (!evidence) return 0;
  const photos = await listPhotos(db, orderId);
  const marks = await measurements.openOutlines(orderId, photos);
  const read = photos.map(({ position }, i) => ({
    outlines: (marks[i] ?? []).filter((mark) => 'hex' in mark),
    counts: evidence.photos.every((verdict) => verdict.position !== position || doesCount(verdict)),
  }));
  return skinTold(read, evidence.features);
}

import { findAnalysisRow, findOrder } from '@trueseason/db';
import { recordReport } from '@trueseason/orders';
import { HopelessJobError, type JobContext } from '@trueseason/queue';
import { isSeasonName } from '@trueseason/seasons';
import { objectKeys } from '@trueseason/storage';
import type { WorkerResources } from '@trueseason/worker-host';
import type { Renderer } from './renderer.ts';
import { reportHtml } from './report/report-html.tsx';

/** Renders and stores the report of a completed order. Doing it twice replaces a file with its equal. */
export async function renderReport(
  { db, store }: Pick<WorkerResources, 'db' | 'store'>,
  renderer: Renderer,
  { payload: { orderId }, logger }: JobContext,
): Promise<void> {
  const [order, analysis] = await Promise.all([findOrder(db, orderId), findAnalysisRow(db, orderId)]);
  if (!order?.completed_at || !analysis) throw new HopelessJobError('The order is not completed');
  const { season } = analysis.result;
  if (!isSeasonName(season))
    logger.warn({ season }, 'the season is newer than this build: its own pictures are left out');
  const started = performance.now();
  const pdf = await renderer.render(await reportHtml(analysis.result, { orderId, createdAt: order.completed_at }));
  const objectKey = objectKeys.report(orderId);
  await store.put(objectKey, pdf, 'application/pdf');
  await recordReport(db, orderId, { objectKey, bytes: pdf.byteLength, revision: analysis.revision });
  logger.info({ bytes: pdf.byteLength, ms: Math.round(performance.now() - started) }, 'a report was made');
}

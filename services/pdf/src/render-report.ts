import { wantsMakeup } from '@trueseason/contracts';
import { type JobContext, suspectInput, UnrecoverableJobError } from '@trueseason/platform/queue';
import { objectKeys } from '@trueseason/platform/storage';
import { findOrder } from '@trueseason/shop/order';
import { recordReport } from '@trueseason/shop/report';
import type { WorkerResources } from '@trueseason/shop/worker';
import type { Renderer } from './renderer.ts';
import { reportHtml } from './report/report-html.tsx';

/** Renders and stores a completed order's report; idempotent. */
export async function renderReport(
  { db, store, measurements }: Pick<WorkerResources, 'db' | 'store' | 'measurements'>,
  renderer: Pick<Renderer, 'render'>,
  { payload: { orderId }, progress, logger }: JobContext,
): Promise<void> {
  const find = () => Promise.all([findOrder(db, orderId), measurements.findAnalysis(orderId)]);
  const [order, analysis] = await find();
  if (!order) return logger.info('an order is deleted, and needs no report');
  if (!order.completed_at || !analysis) throw new UnrecoverableJobError('The order is not completed');
  const started = performance.now();
  const makeup = wantsMakeup(order.answers);
  const html = await reportHtml(analysis.result, { orderId, createdAt: order.completed_at, makeup });
  const pdf = await suspectInput(
    'chromium',
    () => renderer.render(html, progress),
    () => renderer.render('<!doctype html><title>Proof</title>', progress),
  );
  const objectKey = objectKeys.report(orderId);
  try {
    await store.put(objectKey, pdf, 'application/pdf');
  } catch (error) {
    // Without a key it was deleted, or consent withdrawn, meanwhile: not an outage.
    if ((await find()).every(Boolean)) throw error;
    return logger.info('an order went while its report was made');
  }
  await recordReport(db, orderId, { objectKey, bytes: pdf.byteLength, revision: analysis.revision, makeup });
  logger.info({ bytes: pdf.byteLength, ms: Math.round(performance.now() - started) }, 'a report was made');
}

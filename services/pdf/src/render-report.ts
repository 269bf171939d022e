import { type JobContext, suspectInput, UnrecoverableJobError } from '@trueseason/platform/queue';
import { storeReport } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import type { WorkerResources } from '@trueseason/shop/worker';
import type { Renderer } from './renderer.ts';
import { reportHtml } from './report/report-html.tsx';

/** Renders and stores a completed order's report; idempotent. */
export async function renderReport(
  stores: Pick<WorkerResources, 'db' | 'store' | 'measurements'>,
  renderer: Pick<Renderer, 'render'>,
  { payload: { orderId }, progress, logger }: JobContext,
): Promise<void> {
  const [order, analysis] = await Promise.all([
    findOrder(stores.db, orderId),
    stores.measurements.findAnalysis(orderId),
  ]);
  if (!order) return logger.info('an order is deleted, and needs no report');
  if (!order.completed_at || !analysis) throw new UnrecoverableJobError('The order is not completed');
  const started = performance.now();
  const scope = order.answers?.scope ?? null;
  const html = await reportHtml(analysis.result, { orderId, createdAt: order.completed_at, scope });
  const pdf = await suspectInput(
    'chromium',
    () => renderer.render(html, progress),
    () => renderer.render('<!doctype html><title>Proof</title>', progress),
  );
  if (!(await storeReport(stores, orderId, pdf, { revision: analysis.revision, scope })))
    return logger.info('an order went while its report was made');
  logger.info({ bytes: pdf.byteLength, ms: Math.round(performance.now() - started) }, 'a report was made');
}

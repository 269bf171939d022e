import { API, isCompleted, type SeasonName } from '@trueseason/contracts';
import { findOrder, findReport, type OrderRow } from '@trueseason/db';
import { outfitsFor } from '@trueseason/seasons';
import { ObjectNotFoundError } from '@trueseason/storage';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';
import { openResult } from '../orders/order-view.ts';
import { requireOrder } from './order-routes.ts';

/** What a completed order delivers besides its result. */
export function deliveryRoutes(app: FastifyInstance, deps: GatewayDeps): void {
  const { db, store, adminSessions } = deps;

  async function requireSeason(order: OrderRow): Promise<SeasonName> {
    const result = await openResult(db, order);
    if (!result) throw new ProblemError(isCompleted(order) ? 'not_ready' : 'payment_incomplete');
    return result.season;
  }

  async function sendReport(reply: FastifyReply, order: OrderRow, fileName: string): Promise<FastifyReply> {
    const report = await findReport(db, order.id);
    if (report?.state !== 'ready' || !report.object_key) throw new ProblemError('report_not_ready');
    const { body, bytes } = await store.get(report.object_key).catch((error: unknown) => {
      throw error instanceof ObjectNotFoundError ? new ProblemError('report_not_ready') : error;
    });
    return reply
      .type('application/pdf')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(body);
  }

  bind(app, API.getOutfits, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    return [...outfitsFor(await requireSeason(order))];
  });

  bind(app, API.getOrderPdf, async ({ params, request, reply }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    return sendReport(reply, order, `${await requireSeason(order)}-Professional-Report.pdf`);
  });

  bind(app, API.downloadReport, async ({ params, request, reply }) => {
    const find = () => findOrder(db, params.orderId);
    const byOperator = await adminSessions.isSignedIn(request);
    const order = byOperator ? await find() : await requireOrder(deps, request, find);
    if (!order) throw new ProblemError('order_not_found');
    if (!byOperator) await requireSeason(order);
    return sendReport(reply, order, `color-analysis-report-${order.id}.pdf`);
  });

  bind(app, API.emailResults, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    await requireSeason(order);
    // Completing the order asked for the mail already; this call only confirms that it may.
    return { success: true as const };
  });
}

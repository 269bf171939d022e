import { REPORT_FILE } from '@trueseason/contracts';
import { renderReportAgain } from '@trueseason/shop/flows';
import type { OrderRow } from '@trueseason/shop/order';
import { findReport } from '@trueseason/shop/report';
import { ObjectNotFoundError } from '@trueseason/shop/storage';
import { outfitsFor } from '@trueseason/style/seasons';
import type { FastifyReply } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';

type ReportCall = 'getOutfits' | 'getOrderPdf' | 'downloadReport' | 'emailResults';

/** The report of a completed order, and the outfits of its season. */
export function reportHandlers({ db, store }: GatewayDeps): HandlersFor<ReportCall> {
  async function sendReport(reply: FastifyReply, order: OrderRow, fileName: string): Promise<FastifyReply> {
    const report = await findReport(db, order.id);
    if (report?.state !== 'ready' || !report.object_key) throw new ProblemError('report_not_ready');
    const { body, bytes } = await store.get(report.object_key).catch(async (error: unknown) => {
      if (!(error instanceof ObjectNotFoundError)) throw error;
      // The store lost it.
      await renderReportAgain(db, order.id);
      throw new ProblemError('report_not_ready');
    });
    return reply
      .type('application/pdf')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(body);
  }

  return {
    getOutfits: async ({ result: { season, reading } }) =>
      outfitsFor(
        season,
        reading?.outfits.map(({ id }) => id),
      ),
    getOrderPdf: async ({ order, result, reply }) => sendReport(reply, order, REPORT_FILE.professional(result.season)),
    downloadReport: async ({ order, reply }) => sendReport(reply, order, REPORT_FILE.order(order.id)),
    // Completion already queued the mail; this call only confirms permission.
    emailResults: async () => ({ success: true }),
  };
}

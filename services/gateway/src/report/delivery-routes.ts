import { randomBytes } from 'node:crypto';
import { type DELIVERY_ROUTES, isCompleted, REPORT_FILE, sharedPath } from '@trueseason/contracts';
import { ObjectNotFoundError } from '@trueseason/platform/storage';
import { findShareId, shareOrder, stopSharing } from '@trueseason/shop/access';
import type { OrderRow } from '@trueseason/shop/order';
import { findReport, remakeReport } from '@trueseason/shop/report';
import { outfitsFor } from '@trueseason/style/seasons';
import type { FastifyReply } from 'fastify';
import { sharedResult } from '../access/shared-result.ts';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { WebApp } from '../http/web-app.ts';
import { noteErasure } from '../privacy/erasures.ts';
import { remeasureHandlers } from '../remeasure/remeasure-routes.ts';

/** 144 bits as 24 characters: random and not guessable. */
const SHARE_ID_BYTES = 18;

export function deliveryHandlers(deps: GatewayDeps, webApp: WebApp): HandlersOf<typeof DELIVERY_ROUTES> {
  const { db, store, config } = deps;
  const urlOf = (shareId: string) => new URL(sharedPath(shareId), config.PUBLIC_URL).href;

  async function sendReport(reply: FastifyReply, order: OrderRow, fileName: string): Promise<FastifyReply> {
    const report = await findReport(db, order.id);
    if (report?.state !== 'ready' || !report.object_key) throw new ProblemError('report_not_ready');
    const { body, bytes } = await store.get(report.object_key).catch(async (error: unknown) => {
      if (!(error instanceof ObjectNotFoundError)) throw error;
      // The store lost it.
      await remakeReport(db, order.id);
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
    getOutfits: async ({ result }) => [...outfitsFor(result.season)],
    getOrderPdf: async ({ order, result, reply }) => sendReport(reply, order, REPORT_FILE.professional(result.season)),
    downloadReport: async ({ order, reply }) => sendReport(reply, order, REPORT_FILE.order(order.id)),
    // Completion already queued the mail; this call only confirms permission.
    emailResults: async () => ({ success: true }),

    ...remeasureHandlers(deps),

    createShareLink: async ({ order }) => ({
      url: urlOf(await shareOrder(db, order.id, randomBytes(SHARE_ID_BYTES).toString('base64url'))),
    }),
    getShareLink: async ({ order }) => {
      const shareId = isCompleted(order) ? await findShareId(db, order.id) : null;
      return { url: shareId && urlOf(shareId) };
    },
    revokeShareLinks: async ({ order, request }) => {
      await stopSharing(db, order.id);
      // Sharing must end even if the object store is down.
      const unnoted = (err: unknown) =>
        request.log.warn({ err, orderId: order.id }, 'a share link was revoked without a deletion record');
      await noteErasure(deps, 'share', order.id).catch(unnoted);
      return { success: true };
    },
    getSharedResult: async ({ params }) => {
      const result = await sharedResult(deps, params.token);
      if (!result) throw new ProblemError('not_found', { message: 'This link has expired or was turned off.' });
      return result;
    },
    getSharedPage: async ({ params, request, reply }) => {
      const result = await sharedResult(deps, params.token);
      return webApp.answerPage(request, reply, result?.season ?? null);
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { isCompleted, sharedPath } from '@trueseason/contracts';
import { closeShareLink, findShareId, openShareLink } from '@trueseason/shop/access';
import type { GatewayDeps } from '../deps.ts';
import { recordErasure } from '../erasure/erasure-markers.ts';
import type { HandlersFor } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { WebApp } from '../http/web-app.ts';
import { findSharedResult } from './find-shared-result.ts';

/** A store that answers does so in much less. */
const MARKER_PATIENCE_MS = 3_000;

type ShareCall = 'createShareLink' | 'getShareLink' | 'revokeShareLinks' | 'getSharedResult' | 'getSharedPage';

/** Share links of completed orders, and what they show. */
export function shareHandlers(deps: GatewayDeps, webApp: WebApp): HandlersFor<ShareCall> {
  const { db, config } = deps;
  const urlOf = (shareId: string) => new URL(sharedPath(shareId), config.PUBLIC_URL).href;
  return {
    createShareLink: async ({ order }) => {
      const shareId = await openShareLink(db, order.id);
      if (shareId === null) throw new ProblemError('not_found');
      return { url: urlOf(shareId) };
    },
    getShareLink: async ({ order }) => {
      const shareId = isCompleted(order) ? await findShareId(db, order.id) : null;
      return { url: shareId && urlOf(shareId) };
    },
    revokeShareLinks: async ({ order, request }) => {
      if ((await findShareId(db, order.id)) === null) return { success: true };
      const logUnrecorded = (err: unknown) =>
        request.log.warn({ err, orderId: order.id }, 'a share link was revoked without a deletion record');
      const recorded = recordErasure(deps, 'share', order.id).catch(logUnrecorded);
      // Sharing must end even if the object store is down or silent.
      await Promise.race([recorded, sleep(MARKER_PATIENCE_MS, undefined, { ref: false })]);
      await closeShareLink(db, order.id);
      return { success: true };
    },
    getSharedResult: async ({ params }) => {
      const result = await findSharedResult(deps, params.token);
      if (!result) throw new ProblemError('not_found', { message: 'This link has expired or was turned off.' });
      return result;
    },
    getSharedPage: async ({ params, request, reply }) => {
      const result = await findSharedResult(deps, params.token);
      return webApp.sendPage(request, reply, result?.season ?? null);
    },
  };
}

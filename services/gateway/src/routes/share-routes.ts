import { randomBytes } from 'node:crypto';
import { API, isCompleted, type SharedResult } from '@trueseason/contracts';
import {
  addAudit,
  exportOrder,
  findOrder,
  findSharedOrder,
  findShareId,
  type OrderRow,
  shareOrder,
  stopSharing,
} from '@trueseason/db';
import type { FastifyInstance } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';
import { openResult, viewShared } from '../orders/order-view.ts';
import { requireOrder } from './order-routes.ts';

/** 144 bits, as 24 characters: nothing in it to read, and nobody finds one by trying. */
const SHARE_ID_BYTES = 18;
const SHARE_ID = /^[\w-]{24}$/;

/** What a share link shows; null when it is invented or was ended, or the order is locked again. */
export async function sharedResult(deps: GatewayDeps, token: string): Promise<SharedResult | null> {
  const order = SHARE_ID.test(token) ? await findSharedOrder(deps.db, token) : await orderOfSignedLink(deps, token);
  return order ? viewShared(deps.db, order) : null;
}

/** Links made before they had ids carry a signed token, and open for as long as they were made for. */
async function orderOfSignedLink({ db, links }: GatewayDeps, token: string): Promise<OrderRow | undefined> {
  const signed = await links.verifyShare(token);
  const order = signed ? await findOrder(db, signed.orderId) : undefined;
  return order?.share_version === signed?.version ? order : undefined;
}

/** What a customer may show to others, and what we hold about an order. */
export function shareRoutes(app: FastifyInstance, deps: GatewayDeps): void {
  const { db, config, adminSessions } = deps;
  const urlOf = (shareId: string) => new URL(`/shared/${shareId}`, config.PUBLIC_URL).href;

  bind(app, API.createShareLink, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    if (!(await openResult(db, order))) throw new ProblemError('payment_incomplete');
    return { url: urlOf(await shareOrder(db, order.id, randomBytes(SHARE_ID_BYTES).toString('base64url'))) };
  });

  bind(app, API.getShareLink, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    const shareId = isCompleted(order) ? await findShareId(db, order.id) : null;
    return { url: shareId && urlOf(shareId) };
  });

  bind(app, API.revokeShareLinks, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    await stopSharing(db, order.id);
    return { success: true as const };
  });

  bind(app, API.getSharedResult, async ({ params }) => {
    const result = await sharedResult(deps, params.token);
    if (!result) throw new ProblemError('not_found', { message: 'This link no longer shows anything.' });
    return result;
  });

  bind(app, API.exportOrder, async ({ params, request, reply }) => {
    const find = () => findOrder(db, params.orderId);
    // An operator answers for a customer who asks by mail; that somebody else read it has to be on record.
    const byOperator = await adminSessions.isSignedIn(request);
    const order = byOperator ? await find() : await requireOrder(deps, request, find);
    if (!order) throw new ProblemError('order_not_found');
    if (byOperator) await addAudit(db, { action: 'export', orderId: order.id, detail: 'done' });
    reply.header('content-disposition', `attachment; filename="trueseason-order-${order.id}.json"`);
    return exportOrder(db, order.id, { open: isCompleted(order) });
  });
}

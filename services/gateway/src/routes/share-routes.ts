import { type AnalysisResult, API, isCompleted } from '@trueseason/contracts';
import { addAudit, exportOrder, findOrder, revokeShares } from '@trueseason/db';
import type { FastifyInstance } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';
import { openResult } from '../orders/order-view.ts';
import { requireOrder } from './order-routes.ts';

/** The result behind a share link; null when the link is forged or revoked, or the order locked again. */
export async function sharedResult({ db, links }: GatewayDeps, token: string): Promise<AnalysisResult | null> {
  const shared = await links.verifyShare(token);
  const order = shared ? await findOrder(db, shared.orderId) : undefined;
  return order && order.share_version === shared?.version ? openResult(db, order) : null;
}

/** What a customer may show to others, and what we hold about an order. */
export function shareRoutes(app: FastifyInstance, deps: GatewayDeps): void {
  const { db, links, config, adminSessions } = deps;

  bind(app, API.createShareLink, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    if (!(await openResult(db, order))) throw new ProblemError('payment_incomplete');
    const token = await links.signShare(order.id, order.share_version);
    return { url: new URL(`/shared/${token}`, config.PUBLIC_URL).href };
  });

  bind(app, API.revokeShareLinks, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    await revokeShares(db, order.id);
    return { success: true as const };
  });

  bind(app, API.getSharedResult, async ({ params }) => {
    const result = await sharedResult(deps, params.token);
    if (!result) throw new ProblemError('not_found', { message: 'This link no longer shows anything.' });
    return { result };
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

import { API, orderIdSchema, orderStatus, paymentStatus } from '@trueseason/contracts';
import { findOrder, findOrderByEmail, hasAnalysis } from '@trueseason/db';
import type { FastifyInstance } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';

/** Two ways back to an order: e-mail with order number, and the signed link of the results mail. */
export function lookupRoutes(app: FastifyInstance, { db, sessions, links }: GatewayDeps): void {
  bind(app, API.lookupOrder, async ({ body, request, reply }) => {
    const id = orderIdSchema.safeParse(Number(body.orderNumber));
    const order = id.success ? await findOrderByEmail(db, id.data, body.email) : undefined;
    if (!order) throw new ProblemError('lookup_missed');
    await sessions.grant(request, reply, order.id);
    return {
      id: order.id,
      createdAt: order.created_at.toISOString(),
      status: orderStatus(order),
      paymentStatus: paymentStatus(order),
      analysisResult: await hasAnalysis(db, order.id),
    };
  });

  bind(app, API.openLink, async ({ params, request, reply }) => {
    const orderId = await links.verifyOrder(params.token);
    const order = orderId === null ? undefined : await findOrder(db, orderId);
    // A link that no longer opens anything leads to the other way in.
    if (!order) return reply.redirect('/lookup');
    await sessions.grant(request, reply, order.id);
    // A paid order that waits for other photos is asked for them.
    return reply.redirect(order.photos_asked_at ? `/upload?order=${order.id}` : `/results/${order.id}`);
  });
}

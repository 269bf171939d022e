import { API, orderStatus } from '@trueseason/contracts';
import { findOrder, type OrderRow } from '@trueseason/db';
import { setEmail } from '@trueseason/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { findOrderByRef } from '../orders/find-order-by-ref.ts';
import { guardPlacement } from '../orders/guard-placement.ts';
import { viewOrder, viewProgress } from '../orders/order-view.ts';
import { placeUpload } from '../orders/place-upload.ts';

/** The order, if this browser may see it. @throws order_not_found alike for a missing and a foreign one */
export async function requireOrder(
  { sessions }: GatewayDeps,
  request: FastifyRequest,
  find: () => Promise<OrderRow | undefined>,
): Promise<OrderRow> {
  const order = await find();
  if (!order) throw new ProblemError('order_not_found');
  await sessions.require(request, order.id);
  return order;
}

export function orderRoutes(app: FastifyInstance, deps: GatewayDeps): void {
  const { db, sessions } = deps;

  bind(
    app,
    API.createGuestOrder,
    async ({ request, reply }) => {
      const id = await placeUpload(deps, request);
      await sessions.grant(request, reply, id);
      request.log.info({ orderId: id }, 'an order was placed');
      return { id };
    },
    { onRequest: guardPlacement(deps) },
  );

  bind(app, API.getOrderStatus, async ({ params, request }) =>
    viewProgress(db, await requireOrder(deps, request, () => findOrderByRef(db, params.id))),
  );

  bind(app, API.getOrder, async ({ params, request }) =>
    viewOrder(db, await requireOrder(deps, request, () => findOrder(db, params.orderId))),
  );

  bind(app, API.getAnalysisOrder, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    const { result } = await viewProgress(db, order);
    return { status: orderStatus(order), analysisResult: result };
  });

  bind(app, API.updateEmail, async ({ params, body, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    await setEmail(db, order.id, body.email);
    return { success: true as const };
  });

  bind(app, API.putAnswers, async ({ params, body, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    await answerOrder(deps, order, body);
    return viewOrder(db, (await findOrder(db, order.id)) ?? order);
  });
}

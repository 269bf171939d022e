import { API, isSettled, orderStatus, PHOTO_COUNT, PHOTO_MAX_BYTES } from '@trueseason/contracts';
import { findOrder, findUsablePromo, type OrderRow } from '@trueseason/db';
import { redeemFreeOrder, takesPhotos } from '@trueseason/orders';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';
import { findOrderByRef, freeIntentId } from '../orders/find-order-by-ref.ts';
import { placeOnce } from '../orders/place-once.ts';
import { openIntent } from '../payments/open-intent.ts';
import { priceOrder } from '../payments/price-order.ts';
import { settleOrder } from '../payments/settle.ts';
import { keepPhotos } from '../uploads/keep-photos.ts';
import { receiveDataUrls } from '../uploads/receive-data-urls.ts';
import { requireOrder } from './order-routes.ts';

/** Three photos of 10 MB as base64, and a little. */
const DATA_URLS_LIMIT_BYTES = Math.ceil((PHOTO_COUNT * PHOTO_MAX_BYTES * 4) / 3) + 1024;

export function paymentRoutes(app: FastifyInstance, deps: GatewayDeps): void {
  const { db, config, challenge } = deps;

  /** The order to be paid: the named one, else this browser's unfinished checkout, else a new one. */
  async function orderToPay(request: FastifyRequest, reply: FastifyReply, id: number | undefined): Promise<OrderRow> {
    if (id !== undefined) return requireOrder(deps, request, () => findOrder(db, id));
    return requirePlaced(await placeOnce(deps, request, reply, 'pay_first'));
  }
  async function requirePlaced(id: number): Promise<OrderRow> {
    const order = await findOrder(db, id);
    if (!order) throw new ProblemError('order_not_found');
    return order;
  }

  bind(app, API.getClientConfig, async () => ({
    paymentScriptUrl: config.STRIPE_JS_URL,
    paymentPublishableKey: config.STRIPE_PUBLISHABLE_KEY,
    testMode: config.STRIPE_PUBLISHABLE_KEY.startsWith('pk_test_'),
    challenge: challenge?.widget ?? null,
  }));

  bind(app, API.validatePromo, async ({ body }) => {
    const promo = await findUsablePromo(db, body.code);
    if (!promo) throw new ProblemError('invalid_promo');
    return { discount: promo.percent };
  });

  bind(app, API.createPaymentIntent, async ({ body, request, reply }) => {
    const order = await orderToPay(request, reply, body.orderId);
    if (isSettled(order)) throw new ProblemError('already_settled');
    if (order.progress === 'failed') throw new ProblemError('not_ready');
    const price = await priceOrder(db, body.promoCode);
    const intent = await openIntent(deps, order, price);
    return {
      clientSecret: intent?.clientSecret ?? null,
      amount: price.amountCents,
      discount: price.discountPercent,
      isFree: intent === null,
      paymentIntentId: intent?.id ?? freeIntentId(order.id),
      orderId: order.id,
    };
  });

  bind(
    app,
    API.startFreeAnalysis,
    async ({ params, body, request }) => {
      const order = await requireOrder(deps, request, () => findOrderByRef(db, params.paymentIntentId));
      if (takesPhotos(order)) {
        const photos = await receiveDataUrls(deps, request, body.images, order.id);
        await keepPhotos(deps, request, order.id, photos);
      }
      if ((await redeemFreeOrder(db, order.id)) === 'not_paid') throw new ProblemError('invalid_promo');
      return { success: true as const, id: order.id };
    },
    {
      bodyLimit: DATA_URLS_LIMIT_BYTES,
      // So large a body is read only for an order that a code made free.
      onRequest: async (request) => {
        const { data } = API.startFreeAnalysis.params.safeParse(request.params);
        const order = await requireOrder(deps, request, async () => data && findOrderByRef(db, data.paymentIntentId));
        const promo = order.promo_code ? await findUsablePromo(db, order.promo_code) : undefined;
        if (!isSettled(order) && promo?.percent !== 100) throw new ProblemError('invalid_promo');
      },
    },
  );

  bind(app, API.markFree, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    const settlement = await redeemFreeOrder(db, order.id);
    if (settlement === 'not_paid') throw new ProblemError('invalid_promo');
    return { success: true as const, status: orderStatus(await requirePlaced(order.id)) };
  });

  bind(app, API.markCompleted, async ({ params, request }) => {
    const { id } = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    const order = await settleOrder(deps, id);
    if (!isSettled(order)) throw new ProblemError('payment_incomplete');
    return { success: true as const, status: orderStatus(order) };
  });
}

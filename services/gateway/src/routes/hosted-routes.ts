import { API, jobStatus, orderIdParamSchema, PRICE_CENTS } from '@trueseason/contracts';
import { addCheckoutSession, countCheckoutSessions, findCheckoutSession, findOrder } from '@trueseason/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';
import { placeOnce } from '../orders/place-once.ts';
import { settleCheckout } from '../payments/settle.ts';
import { requireOrder } from './order-routes.ts';
import { bringPhotos } from './photo-routes.ts';

/** The provider ends pages after a day; an hour before, a new one is better. */
const PAGE_LIFE_MS = 23 * 60 * 60 * 1000;

/** The job of the hosted flow is its order; the job screen knows it by this id. */
export function hostedRoutes(app: FastifyInstance, deps: GatewayDeps): void {
  const { db, payments, config } = deps;

  const requireJob = (request: FastifyRequest, jobId: string) =>
    requireOrder(deps, request, async () => {
      const id = orderIdParamSchema.safeParse(jobId);
      return id.success ? findOrder(db, id.data) : undefined;
    });

  bind(app, API.createCheckout, async ({ request, reply }) => {
    const orderId = await placeOnce(deps, request, reply, 'hosted');
    const checkout = await payments.createCheckout({
      orderId,
      amountCents: PRICE_CENTS,
      successUrl: `${new URL('/processing', config.PUBLIC_URL).href}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: new URL('/payment', config.PUBLIC_URL).href,
      // Asked again within the life of a page, the provider gives the same one.
      key: `checkout-${orderId}-${await countCheckoutSessions(db, orderId, new Date(Date.now() - PAGE_LIFE_MS))}`,
    });
    await addCheckoutSession(db, checkout.id, orderId);
    return { url: checkout.url };
  });

  bind(app, API.getSessionJob, async ({ params, request }) => {
    const orderId = await findCheckoutSession(db, params.sessionId);
    if (orderId === null) throw new ProblemError('order_not_found');
    await requireOrder(deps, request, () => findOrder(db, orderId));
    // The customer may be back before the webhook.
    await settleCheckout(deps, params.sessionId, orderId);
    return { jobId: String(orderId) };
  });

  bind(app, API.putJobPhotos, async ({ params, request }) =>
    bringPhotos(deps, request, await requireJob(request, params.jobId)),
  );

  bind(app, API.getJobStatus, async ({ params, request }) => {
    const order = await requireJob(request, params.jobId);
    return { status: jobStatus(order) };
  });
}

import {
  CURRENCY,
  isEnded,
  isSettled,
  jobStatus,
  nextStep,
  openQuestions,
  orderStatus,
  type PAYMENT_ROUTES,
  PRICE_CENTS,
  SERVED_PAGES,
} from '@trueseason/contracts';
import { recordBeginRequest } from '@trueseason/shop/consent';
import type { Database } from '@trueseason/shop/database';
import { acceptsPhotos, findUsableCode, redeemFreeOrder } from '@trueseason/shop/flows';
import { findOrder, findPlaceInLine, type OrderRow } from '@trueseason/shop/order';
import { findSettledPayment, nextCheckoutKey, recordCheckoutSession } from '@trueseason/shop/payment';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createIntentVelocity, type IntentVelocity } from '../limits/intent-velocity.ts';
import { mayAskProvider } from '../limits/provider-calls.ts';
import { createSettledAllowance } from '../limits/settled-allowance.ts';
import { attachUpload } from '../photos/attach-upload.ts';
import { receiveDataUrls } from '../photos/receive-data-urls.ts';
import { uploadPhotos } from '../photos/upload-photos.ts';
import { findOrPlaceOrder } from '../placing/find-or-place-order.ts';
import { freeIntentId } from '../placing/find-order-id.ts';
import { viewState } from '../view/order-view.ts';
import { findPurchaseContext, refuseSecondPurchase } from './find-purchase.ts';
import { openIntent } from './open-intent.ts';
import { settleHostedOrder, settleLiveIntent } from './settle-intent.ts';

/** Opens the provider's page for a hosted order. Resolves to its URL. */
async function openHostedPage({ db, config, payments }: GatewayDeps, orderId: number): Promise<string> {
  const checkout = await payments.createCheckout({
    orderId,
    amountCents: PRICE_CENTS,
    // A buyer who returns in another browser cannot learn the number otherwise.
    successUrl: `${new URL(SERVED_PAGES.processing, config.PUBLIC_URL).href}?session_id={CHECKOUT_SESSION_ID}&order=${orderId}`,
    cancelUrl: new URL(SERVED_PAGES.payment, config.PUBLIC_URL).href,
    key: await nextCheckoutKey(db, orderId),
  });
  await recordCheckoutSession(db, {
    session_id: checkout.id,
    order_id: orderId,
    amount_cents: PRICE_CENTS,
    currency: CURRENCY,
  });
  return checkout.url;
}

async function requireOrder(db: Database, id: number): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw new ProblemError('order_not_found');
  return order;
}

/** @throws invalid_promo, order_closed, order_not_found */
async function redeemOrder(db: Database, id: number): Promise<void> {
  const outcome = await redeemFreeOrder(db, id);
  if (outcome === 'mismatch') throw new ProblemError('order_not_found');
  if (outcome === 'not_paid') throw new ProblemError('invalid_promo');
  if (outcome === 'closed') throw new ProblemError('order_closed');
}

/** @throws too_many_requests */
async function requireProvider(deps: GatewayDeps, request: FastifyRequest): Promise<void> {
  if (!(await mayAskProvider(deps, request))) throw new ProblemError('too_many_requests');
}

type HostedCalls = 'createCheckout' | 'getSessionJob' | 'putJobPhotos' | 'getJobStatus';

/** The hosted flow, whose job is its order. */
function hostedHandlers(
  deps: GatewayDeps,
  velocity: IntentVelocity,
): Pick<HandlersOf<typeof PAYMENT_ROUTES>, HostedCalls> {
  const { db } = deps;
  return {
    createCheckout: async ({ body, request, reply }) => {
      await requireProvider(deps, request);
      await velocity.admit(request, null);
      await refuseSecondPurchase(deps, request, body?.additionalTo);
      const orderId = await findOrPlaceOrder(deps, request, reply, 'hosted', body?.additionalTo);
      if (body?.beginRequest) await recordBeginRequest(db, orderId);
      return { url: await openHostedPage(deps, orderId), orderId };
    },

    getSessionJob: async ({ order, params, request }) => {
      // The customer may be back before the webhook.
      if (await mayAskProvider(deps, request)) await settleHostedOrder(deps, params.sessionId, order.id);
      return { jobId: String(order.id) };
    },
    putJobPhotos: async ({ order, request }) => uploadPhotos(deps, request, order),
    getJobStatus: async ({ order }) => ({
      ...(await viewState(db, order)),
      status: jobStatus(order),
      line: await findPlaceInLine(db, order),
      openQuestions: openQuestions(order.answers),
    }),
  };
}

export function paymentHandlers(deps: GatewayDeps): HandlersOf<typeof PAYMENT_ROUTES> {
  const { db, config, challenge, sessions, consents, payments } = deps;
  const velocity = createIntentVelocity(deps);
  const allowance = createSettledAllowance(deps);

  return {
    getClientConfig: async () => ({
      paymentScriptUrl: config.STRIPE_JS_URL,
      paymentPublishableKey: config.STRIPE_PUBLISHABLE_KEY,
      testMode: config.STRIPE_PUBLISHABLE_KEY.startsWith('pk_test_'),
      challenge: challenge?.widget ?? null,
      secondOpinion: consents.includesSecondOpinion,
      analytics: config.ANALYTICS_ID ? { scriptUrl: config.ANALYTICS_SCRIPT_URL, id: config.ANALYTICS_ID } : null,
    }),

    validatePromo: async ({ body, request }) => {
      const session = sessions.tokenHash(request);
      const promo = await findUsableCode(db, body.code, { session, from: velocity.originOf(request).openedFrom });
      if (!promo) throw new ProblemError('invalid_promo');
      return { discount: promo.percent };
    },

    findPurchaseContext: async ({ body, request }) =>
      findPurchaseContext(deps, request, body, velocity.originOf(request).openedFrom),

    createPaymentIntent: async ({ order: named, body, request, reply }) => {
      await requireProvider(deps, request);
      // The named order, else this browser's unfinished checkout, else a new one.
      if (!named) await refuseSecondPurchase(deps, request, body.additionalTo);
      const order =
        named ?? (await requireOrder(db, await findOrPlaceOrder(deps, request, reply, 'pay_first', body.additionalTo)));
      if (isSettled(order)) throw new ProblemError('already_settled');
      if (isEnded(nextStep(order))) throw new ProblemError(order.progress === 'failed' ? 'not_ready' : 'order_closed');
      const { price, intent } = await openIntent(deps, order, {
        // Promo codes do not apply to gifts.
        code: order.flow === 'gift' ? undefined : body.promoCode,
        origin: velocity.originOf(request),
        session: sessions.tokenHash(request),
        customerIp: request.ip,
        admit: () => velocity.admit(request, order),
      });
      return {
        clientSecret: intent?.clientSecret ?? null,
        amount: price.amountCents,
        fullAmount: PRICE_CENTS,
        currency: CURRENCY,
        discount: price.discountPercent,
        isFree: intent === null,
        paymentIntentId: intent?.id ?? freeIntentId(order.id),
        orderId: order.id,
      };
    },

    startFreeAnalysis: async ({ order, body, request }) => {
      if (acceptsPhotos(order)) {
        const photos = await receiveDataUrls(deps, request, body.images, order.id);
        await attachUpload(deps, request, order.id, photos);
      }
      await redeemOrder(db, order.id);
      await allowance.giveBack(request, order.id);
      return { success: true, id: order.id };
    },

    markFree: async ({ order, request }) => {
      await redeemOrder(db, order.id);
      await allowance.giveBack(request, order.id);
      return { success: true, status: orderStatus(await requireOrder(db, order.id)) };
    },

    markCompleted: async ({ order, request }) => {
      const mayAsk = isSettled(order) || (await mayAskProvider(deps, request));
      const isBankDeciding = mayAsk ? await settleLiveIntent(deps, order.id) : true;
      const settledOrder = await requireOrder(db, order.id);
      if (!isSettled(settledOrder)) throw new ProblemError(isBankDeciding ? 'payment_pending' : 'payment_incomplete');
      await allowance.giveBack(request, order.id);
      return { success: true, status: orderStatus(settledOrder) };
    },

    ...hostedHandlers(deps, velocity),

    getPaymentReceipt: async ({ order }) => {
      const payment = await findSettledPayment(db, order.id);
      if (!payment) throw new ProblemError('nothing_paid');
      return payments.fetchReceipt(payment.intent_id);
    },
  };
}

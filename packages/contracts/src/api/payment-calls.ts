import { z } from 'zod';
import { BEGIN_REQUEST } from '../begin-request.ts';
import { PHOTO_COUNT, PHOTO_MAX_BYTES } from '../photo.ts';
import { PRICE_CENTS } from '../price.ts';
import type { PAYMENT_ROUTES } from '../routes.ts';
import { boughtOrderSchema } from '../schemas/order.ts';
import { orderIdParamSchema, orderIdSchema } from '../schemas/order-id.ts';
import { jobStatusSchema, nextStepSchema, orderStatusSchema } from '../schemas/order-status.ts';
import { discountPercentSchema } from '../schemas/price.ts';
import { analysisFailureSchema } from '../schemas/problem.ts';
import { promoCodeSchema } from '../schemas/promo.ts';
import { anyone, holder, holderIfNamed, owner } from './access.ts';
import {
  type CallsOf,
  done,
  EXAMPLE_ORDER_ID,
  orderIdParams,
  photoProblems,
  referenceSchema,
  repeatedPhotos,
} from './call.ts';
import { challengeToken, keyOfEmptyOrder } from './headers.ts';
import { CODE_GUESSES, megabytesPer, per } from './limit.ts';

/** `amount` is accepted because the screens send it, and ignored: the server knows the price. */
const ignoredAmount = z.number().optional();
/** The bought order to which another is added. Without it a second purchase right after the first is refused. */
const additionalTo = { additionalTo: orderIdSchema.optional() };
const settled = z.object({ success: z.literal(true), status: orderStatusSchema });
/** Once a payment, and again with each reload. */
const asksProvider = [per('address', 120, 1), per('session', 30, 1)] as const;
/** Three photos as base64, and a little. */
const DATA_URLS_BYTES = Math.ceil((PHOTO_COUNT * PHOTO_MAX_BYTES * 4) / 3) + 1024;

export const PAYMENT_CALLS = {
  getClientConfig: {
    summary: 'What the browser needs to know before it can pay, ask for consent, or show that a person uses it.',
    access: anyone,
    answer: z.object({
      paymentScriptUrl: z.url(),
      paymentPublishableKey: z.string().startsWith('pk_'),
      testMode: z.boolean(),
      /** The widget with which a browser answers `challenge_required`; null where nobody is ever asked. */
      challenge: z.object({ scriptUrl: z.url(), siteKey: z.string() }).nullable(),
      /** The container of the analytics provider, which is loaded after consent; null where nothing is counted. */
      analytics: z.object({ scriptUrl: z.url(), id: z.string() }).nullable(),
      /** Whether a second opinion is asked of Google, for those who agree. */
      secondOpinion: z.boolean(),
      /** Whose wallets a palette can be added to. */
      wallets: z.object({ apple: z.boolean(), google: z.boolean() }),
    }),
  },
  validatePromo: {
    summary: 'The discount of a promo code in percent.',
    access: anyone,
    body: z.object({ code: promoCodeSchema }),
    answer: z.object({ discount: discountPercentSchema }),
    problems: ['invalid_promo'],
    limits: CODE_GUESSES,
    example: { body: { code: 'FIRST10' }, answer: { discount: 10 } },
  },
  getBoughtOrder: {
    summary:
      'The order that this browser bought last, as long as somebody may not know of it: a day, or until it has photos. Where there is none, the newest that it has measured and not paid.',
    access: anyone,
    answer: z.object({ order: boughtOrderSchema.nullable(), unpaid: orderIdSchema.optional() }),
    problems: ['payment_provider_unavailable'],
    limits: asksProvider,
    example: {
      answer: { order: { id: EXAMPLE_ORDER_ID, status: 'processing', nextStep: 'analysis', pending: false } },
    },
  },
  createPaymentIntent: {
    summary: 'Price an order on the server and open, or renew, its one live payment intent.',
    access: holderIfNamed,
    headers: { ...keyOfEmptyOrder, ...challengeToken },
    body: z.object({
      amount: ignoredAmount,
      promoCode: promoCodeSchema.optional(),
      orderId: z.union([orderIdSchema, orderIdParamSchema]).optional(),
      ...additionalTo,
    }),
    answer: z.object({
      clientSecret: z.string().nullable(),
      amount: z.number().int(),
      discount: discountPercentSchema,
      isFree: z.boolean(),
      paymentIntentId: z.string(),
      orderId: orderIdSchema,
    }),
    // A new intent may be asked for a challenge, after INTENTS and DECLINES.
    problems: [
      'already_settled',
      'bought_already',
      'not_ready',
      'order_closed',
      'payment_provider_unavailable',
      'challenge_required',
    ],
    // Every call asks the provider at least once. Trying codes makes some.
    limits: [per('address', 60, 1), per('session', 30, 1), ...CODE_GUESSES],
    example: { body: { amount: PRICE_CENTS, promoCode: '', orderId: EXAMPLE_ORDER_ID } },
  },
  startFreeAnalysis: {
    summary: 'Start the analysis of an order that a promo code made free, with its photos as data URLs.',
    // So large a body is read only for an order that a code made free.
    access: { ...holder, of: 'paymentIntentId', named: 'reference', state: 'free' },
    guards: ['photo consent'],
    params: z.object({ paymentIntentId: referenceSchema }),
    body: z.object({ images: z.array(z.string()).max(PHOTO_COUNT) }),
    maxBodyBytes: DATA_URLS_BYTES,
    answer: z.object({ success: z.literal(true), id: orderIdSchema }),
    problems: [...photoProblems, 'order_closed'],
    // Each carries up to 40 MB of text that has to be held in memory at once.
    limits: [per('address', 15, 10), per('session', 10, 60)],
    atOnce: { address: 2, everyone: 2 },
    example: { body: { images: ['data:image/jpeg;base64,/9j/…', 'data:image/jpeg;base64,/9j/…', '…'] } },
  },
  markFree: {
    summary: 'Ask the server to settle an order whose promo code leaves nothing to pay.',
    access: holder,
    params: orderIdParams,
    answer: settled,
    problems: ['invalid_promo', 'order_closed'],
    example: { answer: { success: true, status: 'completed' } },
  },
  markCompleted: {
    summary: 'Ask the server to settle an order from what the payment provider says.',
    access: holder,
    params: orderIdParams,
    answer: settled,
    problems: ['payment_incomplete', 'payment_pending', 'payment_provider_unavailable'],
    // Each asks the provider.
    limits: asksProvider,
    example: { answer: { success: true, status: 'completed' } },
  },
  createCheckout: {
    summary: 'Open a hosted checkout page; the browser goes to its address.',
    access: anyone,
    headers: { ...keyOfEmptyOrder, ...challengeToken },
    /** The version of what a buyer in Europe agreed to; everybody else sends nothing. */
    body: z.object({ beginRequest: z.literal(BEGIN_REQUEST.version).optional(), ...additionalTo }).optional(),
    example: { body: { beginRequest: BEGIN_REQUEST.version } },
    answer: z.object({ url: z.url() }),
    problems: ['bought_already', 'payment_provider_unavailable', 'challenge_required'],
    // Every page is one at the provider.
    limits: [per('address', 30, 1), per('session', 10, 1)],
  },
  getSessionJob: {
    summary: 'The job of a hosted checkout session.',
    access: { ...holder, of: 'sessionId', named: 'checkout' },
    params: z.object({ sessionId: referenceSchema }),
    answer: z.object({ jobId: z.string() }),
    problems: ['payment_provider_unavailable'],
    limits: asksProvider,
    example: { answer: { jobId: String(EXAMPLE_ORDER_ID) } },
  },
  putJobPhotos: {
    summary: 'Attach the photos of a job, as a repeated field `photos`.',
    access: { ...holder, of: 'jobId' },
    guards: ['photo consent'],
    params: z.object({ jobId: orderIdParamSchema }),
    files: repeatedPhotos,
    answer: done,
    problems: [...photoProblems, 'photos_already_attached'],
    limits: [per('address', 60, 10), megabytesPer('address', 1_500, 60), per('session', 20, 60)],
    atOnce: { address: 12 },
  },
  getJobStatus: {
    summary: 'Status of a job. Polled.',
    access: { ...holder, of: 'jobId' },
    params: z.object({ jobId: orderIdParamSchema }),
    answer: z.object({ status: jobStatusSchema, nextStep: nextStepSchema, failure: analysisFailureSchema.nullable() }),
    example: { answer: { status: 'processing', nextStep: 'analysis', failure: null } },
  },
  getPaymentReceipt: {
    summary: 'Where the payment provider shows the receipt of an order, and the invoice where it made one.',
    // It names the address and the card's last digits.
    access: owner,
    params: orderIdParams,
    answer: z.object({
      receiptUrl: z.url(),
      /** A PDF; null for what was paid on our own screens. */
      invoiceUrl: z.url().nullable(),
    }),
    problems: ['nothing_paid'],
    limits: asksProvider,
    atOnce: { address: 6 },
    example: { answer: { receiptUrl: 'https://pay.stripe.com/receipts/payment/CAcaFwo', invoiceUrl: null } },
  },
} as const satisfies CallsOf<typeof PAYMENT_ROUTES>;

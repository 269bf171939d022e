import { z } from 'zod';
import { BEGIN_REQUEST } from '../order/begin-request.ts';
import { PHOTO_COUNT } from '../photos/photo.ts';
import { PRICE_CENTS } from '../product/brand-and-price.ts';
import type { PAYMENT_ROUTES } from '../routes/routes.ts';
import {
  discountPercentSchema,
  jobStatusSchema,
  openQuestionsSchema,
  orderIdParamSchema,
  orderIdSchema,
  orderStatusSchema,
  promoCodeSchema,
} from '../schemas/fields.ts';
import {
  boughtOrderSchema,
  heldResultSchema,
  orderStateSchema,
  placeInLineSchema,
  unpaidOrderSchema,
} from '../schemas/order.ts';
import { anyone, bringer, holder, optionalHolder, owner } from './access.ts';
import {
  type CallsOf,
  charged,
  done,
  EXAMPLE_ORDER_ID,
  EXAMPLE_STATE,
  orderIdParams,
  photoProblems,
  referenceSchema,
  repeatedPhotos,
  small,
} from './call.ts';
import { challengeToken, keyOfEmptyOrder } from './headers.ts';
import { CODE_GUESSES, megabytesPer, per } from './limit.ts';

/** Ignored, because the server sets the price; screens send it per the specification. */
const ignoredAmount = z.number().optional();
/** The bought order to which another is added. Without it a second purchase right after the first is refused. */
const additionalTo = { additionalTo: orderIdSchema.optional() };
const settled = z.object({ success: z.literal(true), status: orderStatusSchema });
/** Once per payment, and again on reload. */
const asksProvider = [per('address', 120, 1), per('session', 30, 1)] as const;

export const PAYMENT_CALLS = {
  getClientConfig: {
    summary: 'Configuration the browser needs for payment, consent and challenges.',
    effects: [],
    ...small(anyone),
    response: z.object({
      paymentScriptUrl: z.url(),
      paymentPublishableKey: z.string().startsWith('pk_'),
      testMode: z.boolean(),
      /** The widget for `challenge_required`; null if not configured. */
      challenge: z.object({ scriptUrl: z.url(), siteKey: z.string() }).nullable(),
      /** The analytics container, loaded after consent; null if not configured. */
      analytics: z.object({ scriptUrl: z.url(), id: z.string() }).nullable(),
      /** Whether second opinions by Google are offered. */
      secondOpinion: z.boolean(),
    }),
  },
  validatePromo: {
    summary: 'The discount of a promo code in percent.',
    effects: [],
    ...small(anyone),
    body: z.object({ code: promoCodeSchema }),
    response: z.object({ discount: discountPercentSchema }),
    problems: ['invalid_promo'],
    limits: CODE_GUESSES,
    example: { body: { code: 'FIRST10' }, response: { discount: 10 } },
  },
  findPurchaseContext: {
    summary: 'What this browser already has, which a customer should know before paying. Nothing is changed.',
    effects: ['provider'],
    ...small(anyone),
    body: z.object({
      /** Only orders placed after this one, which the customer knows of. */
      ...additionalTo,
      /** A code kept on the device, such as a gift's. */
      code: promoCodeSchema.optional(),
    }),
    response: z.object({
      /** The last order it bought, while the customer may not know of it: for a day, or until it has photos. */
      bought: boughtOrderSchema.nullable(),
      /** The newest unpaid one, analyzed or being analyzed. */
      unpaid: unpaidOrderSchema.nullable(),
      /** Its newest delivered result, however long ago. */
      kept: heldResultSchema.nullable(),
      /** The latest of these, to be named as `additionalTo` for another order. */
      latest: orderIdSchema.nullable(),
      /** What the code takes off; null if none was named, or if it does not work now. */
      discount: discountPercentSchema.nullable(),
    }),
    problems: ['payment_provider_unavailable'],
    limits: [...asksProvider, ...CODE_GUESSES],
    example: {
      body: { code: 'FIRST10' },
      response: {
        bought: { id: EXAMPLE_ORDER_ID, status: 'processing', nextStep: 'analysis', failure: null, pending: false },
        unpaid: null,
        kept: null,
        latest: EXAMPLE_ORDER_ID,
        discount: 10,
      },
    },
  },
  createPaymentIntent: {
    summary: 'Price an order and open or renew its payment intent.',
    effects: ['rows', 'provider'],
    ...small(optionalHolder),
    headers: { ...keyOfEmptyOrder, ...challengeToken },
    body: z.object({
      amount: ignoredAmount,
      promoCode: promoCodeSchema.optional(),
      orderId: z.union([orderIdSchema, orderIdParamSchema]).optional(),
      ...additionalTo,
    }),
    response: z.object({
      clientSecret: z.string().nullable(),
      amount: z.number().int(),
      /** Before a discount. */
      fullAmount: z.number().int(),
      currency: z.string(),
      discount: discountPercentSchema,
      isFree: z.boolean(),
      paymentIntentId: z.string(),
      orderId: orderIdSchema,
    }),
    // A new intent may need a challenge, by INTENTS and DECLINES.
    problems: [
      'already_settled',
      'bought_already',
      'measured_already',
      'not_ready',
      'order_closed',
      'payment_provider_unavailable',
      'challenge_required',
    ],
    // Every call asks the provider at least once. Trying codes takes several.
    limits: [per('address', 60, 1), per('session', 30, 1), ...CODE_GUESSES],
    example: { body: { amount: PRICE_CENTS, promoCode: '', orderId: EXAMPLE_ORDER_ID } },
  },
  startFreeAnalysis: {
    summary: 'Start the analysis of an order that a promo code made free, with its photos as data URLs.',
    // Such large bodies are read only for free orders.
    effects: ['rows', 'objects'],
    ...charged('data_urls', { ...owner, of: 'paymentIntentId', named: 'reference', state: 'free' }),
    guards: ['photo_consent'],
    params: z.object({ paymentIntentId: referenceSchema }),
    body: z.object({ images: z.array(z.string()).max(PHOTO_COUNT) }),
    response: z.object({ success: z.literal(true), id: orderIdSchema }),
    problems: [...photoProblems, 'order_closed'],
    // Each has up to 40 MB of text in memory.
    limits: [per('address', 15, 10), per('session', 10, 60)],
    atOnce: 1,
    example: { body: { images: Array<string>(PHOTO_COUNT).fill('data:image/jpeg;base64,/9j/4AAQ') } },
  },
  markFree: {
    summary: 'Settle an order whose promo code leaves nothing to pay.',
    effects: ['rows'],
    ...small(owner),
    params: orderIdParams,
    response: settled,
    problems: ['invalid_promo', 'order_closed'],
    example: { response: { success: true, status: 'completed' } },
  },
  markCompleted: {
    summary: 'Settle an order from the payment provider’s status.',
    effects: ['provider'],
    ...small(holder),
    params: orderIdParams,
    response: settled,
    problems: ['payment_incomplete', 'payment_pending', 'payment_provider_unavailable'],
    // Each asks the provider.
    limits: asksProvider,
    example: { response: { success: true, status: 'completed' } },
  },
  createCheckout: {
    summary: 'Open a hosted checkout page; the browser is redirected to it.',
    effects: ['rows', 'provider'],
    ...small(anyone),
    headers: { ...keyOfEmptyOrder, ...challengeToken },
    /** Version of the consent of buyers in Europe; others omit it. */
    body: z.object({ beginRequest: z.literal(BEGIN_REQUEST.version).optional(), ...additionalTo }).optional(),
    example: { body: { beginRequest: BEGIN_REQUEST.version } },
    response: z.object({ url: z.url(), orderId: orderIdSchema }),
    problems: ['bought_already', 'measured_already', 'payment_provider_unavailable', 'challenge_required'],
    limits: [per('address', 30, 1), per('session', 10, 1)],
  },
  getSessionJob: {
    summary: 'The job of a hosted checkout session.',
    effects: ['provider'],
    ...small({ ...holder, of: 'sessionId', named: 'checkout' }),
    params: z.object({ sessionId: referenceSchema }),
    response: z.object({ jobId: z.string() }),
    problems: ['payment_provider_unavailable'],
    limits: asksProvider,
    example: { response: { jobId: String(EXAMPLE_ORDER_ID) } },
  },
  putJobPhotos: {
    summary: 'Attach the photos of a job, as a repeated field `photos`.',
    effects: ['rows', 'objects'],
    ...charged('photos', { ...bringer, of: 'jobId' }),
    guards: ['photo_consent'],
    params: z.object({ jobId: orderIdParamSchema }),
    files: repeatedPhotos,
    response: done,
    problems: [...photoProblems, 'photos_already_attached', 'order_closed'],
    limits: [per('address', 60, 10), megabytesPer('address', 1_500, 60), per('session', 20, 60)],
  },
  getJobStatus: {
    summary: 'Status of a job. Polled.',
    effects: [],
    ...small({ ...holder, of: 'jobId' }),
    params: z.object({ jobId: orderIdParamSchema }),
    response: orderStateSchema.extend({
      status: jobStatusSchema,
      line: placeInLineSchema.nullable(),
      openQuestions: openQuestionsSchema,
    }),
    example: {
      response: { ...EXAMPLE_STATE, line: null, openQuestions: [] },
    },
  },
  getPaymentReceipt: {
    summary: 'Links to the payment provider’s receipt of an order, and to its invoice if there is one.',
    // Receipts contain the address and the card's last digits.
    effects: ['provider'],
    ...charged('waits', { ...owner, operators: { as: 'read receipt', roles: ['support', 'finance'], stepUp: 'code' } }),
    params: orderIdParams,
    response: z.object({
      receiptUrl: z.url(),
      /** A PDF; null for payments on our own screens. */
      invoiceUrl: z.url().nullable(),
    }),
    problems: ['nothing_paid'],
    limits: asksProvider,
    example: { response: { receiptUrl: 'https://pay.stripe.com/receipts/payment/CAcaFwo', invoiceUrl: null } },
  },
} as const satisfies CallsOf<typeof PAYMENT_ROUTES>;

import { z } from 'zod';
import { orderIdParamSchema, orderIdSchema } from '../order-id.ts';
import { jobStatusSchema, orderStatusSchema } from '../order-status.ts';
import { discountPercentSchema } from '../price.ts';
import { promoCodeSchema } from '../promo.ts';
import { call, done, orderIdParams, referenceSchema } from './call.ts';

/** `amount` is accepted because the screens send it, and ignored: the server knows the price. */
const ignoredAmount = z.number().optional();
const settled = z.object({ success: z.literal(true), status: orderStatusSchema });

/** Promo codes and the three ways to pay. */
export const PAYMENT_CALLS = {
  getClientConfig: call({
    method: 'GET',
    path: '/api/config',
    summary: 'What the browser needs to know before it can pay, or show that a person uses it.',
    answer: z.object({
      paymentScriptUrl: z.url(),
      paymentPublishableKey: z.string().startsWith('pk_'),
      testMode: z.boolean(),
      /** The widget with which a browser answers `challenge_required`; null where nobody is ever asked. */
      challenge: z.object({ scriptUrl: z.url(), siteKey: z.string() }).nullable(),
    }),
  }),
  validatePromo: call({
    method: 'POST',
    path: '/api/promo/validate',
    summary: 'The discount of a promo code in percent.',
    body: z.object({ code: promoCodeSchema }),
    answer: z.object({ discount: discountPercentSchema }),
  }),
  createPaymentIntent: call({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Price an order on the server and open, or renew, its one live payment intent.',
    body: z.object({
      amount: ignoredAmount,
      promoCode: promoCodeSchema.optional(),
      orderId: z.union([orderIdSchema, orderIdParamSchema]).optional(),
    }),
    answer: z.object({
      clientSecret: z.string().nullable(),
      amount: z.number().int(),
      discount: discountPercentSchema,
      isFree: z.boolean(),
      paymentIntentId: z.string(),
      orderId: orderIdSchema,
    }),
  }),
  startFreeAnalysis: call({
    method: 'POST',
    path: '/api/start-free-analysis/:paymentIntentId',
    summary: 'Start the analysis of an order that a 100 % promo made free, with its photos as data URLs.',
    params: z.object({ paymentIntentId: referenceSchema }),
    body: z.object({ images: z.array(z.string()).max(3) }),
    answer: z.object({ success: z.literal(true), id: orderIdSchema }),
  }),
  markFree: call({
    method: 'POST',
    path: '/api/orders/:orderId/mark-free',
    summary: 'Ask the server to settle an order whose promo is 100 %.',
    params: orderIdParams,
    answer: settled,
  }),
  markCompleted: call({
    method: 'POST',
    path: '/api/orders/:orderId/mark-completed',
    summary: 'Ask the server to settle an order from what the payment provider says.',
    params: orderIdParams,
    answer: settled,
  }),
  createCheckout: call({
    method: 'POST',
    path: '/api/create-checkout',
    summary: 'Open a hosted checkout page; the browser goes to its address.',
    answer: z.object({ url: z.url() }),
  }),
  getSessionJob: call({
    method: 'GET',
    path: '/api/session/:sessionId/job',
    summary: 'The job of a hosted checkout session.',
    params: z.object({ sessionId: referenceSchema }),
    answer: z.object({ jobId: z.string() }),
  }),
  putJobPhotos: call({
    method: 'PUT',
    path: '/api/job/:jobId/photos',
    summary: 'Attach the photos of a job, as a repeated field `photos`.',
    params: z.object({ jobId: referenceSchema }),
    sends: 'multipart',
    answer: done,
  }),
  getJobStatus: call({
    method: 'GET',
    path: '/api/job/:jobId/status',
    summary: 'Status of a job. Polled.',
    params: z.object({ jobId: referenceSchema }),
    answer: z.object({ status: jobStatusSchema }),
  }),
} as const;

import { z } from 'zod';
import { analysisResultSchema } from '../analysis-result.ts';
import { answersSchema } from '../answers.ts';
import { emailSchema, foundOrderSchema, orderProgressSchema, publicOrderSchema } from '../order.ts';
import { orderIdSchema } from '../order-id.ts';
import { orderStatusSchema } from '../order-status.ts';
import { call, done, orderIdParams, referenceSchema } from './call.ts';

/** Placing an order, following it, and coming back to it. */
export const ORDER_CALLS = {
  createGuestOrder: call({
    method: 'POST',
    path: '/api/orders/guest',
    summary: 'Create an order from photo1, photo2 and photo3; answers once all three are stored.',
    sends: 'multipart',
    answer: z.object({ id: orderIdSchema }),
  }),
  getOrderStatus: call({
    method: 'GET',
    path: '/api/orders/:id/status',
    summary: 'Status of an order, and its result once completed. Polled.',
    params: z.object({ id: referenceSchema }),
    answer: orderProgressSchema,
  }),
  getOrder: call({
    method: 'GET',
    path: '/api/orders/:orderId',
    summary: 'An order as its holder may see it.',
    params: orderIdParams,
    answer: publicOrderSchema,
  }),
  getAnalysisOrder: call({
    method: 'GET',
    path: '/api/order/:orderId',
    summary: 'Status and result for the analysis page. Polled.',
    params: orderIdParams,
    answer: z.object({ status: orderStatusSchema, analysisResult: analysisResultSchema.nullable() }),
  }),
  updateEmail: call({
    method: 'POST',
    path: '/api/orders/:orderId/update-email',
    summary: 'Where to send the result.',
    params: orderIdParams,
    body: z.object({ email: emailSchema }),
    answer: done,
  }),
  putAnswers: call({
    method: 'PUT',
    path: '/api/orders/:orderId/answers',
    summary: 'What photos do not show: dyed hair, makeup, contact lenses. Free; a result is worked out anew at once.',
    params: orderIdParams,
    body: answersSchema,
    answer: publicOrderSchema,
  }),
  lookupOrder: call({
    method: 'POST',
    path: '/api/orders/lookup',
    summary: 'Find an order by e-mail and number; every kind of miss answers alike.',
    body: z.object({ email: emailSchema, orderNumber: z.union([z.number(), z.string().max(20)]) }),
    answer: foundOrderSchema,
  }),
  openLink: call({
    method: 'GET',
    path: '/open/:token',
    summary: 'The link in an e-mail: grants its order to this browser and goes to the results.',
    params: z.object({ token: z.string().max(1024) }),
    returns: 'redirect',
  }),
  exportOrder: call({
    method: 'GET',
    path: '/api/orders/:orderId/export',
    summary: 'Everything that we hold about an order, for its holder or an operator.',
    params: orderIdParams,
    answer: z.record(z.string(), z.unknown()),
  }),
} as const;

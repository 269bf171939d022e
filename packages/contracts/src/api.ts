import { z } from 'zod';
import {
  adminActionSchema,
  adminOrderDetailsSchema,
  adminPromoSchema,
  adminSummarySchema,
  auditEntrySchema,
} from './admin.ts';
import { analysisResultSchema } from './analysis-result.ts';
import { answersSchema } from './answers.ts';
import {
  adminOrderSchema,
  emailSchema,
  foundOrderSchema,
  orderProgressSchema,
  publicOrderSchema,
  sharedResultSchema,
} from './order.ts';
import { orderIdParamSchema, orderIdSchema } from './order-id.ts';
import { adminStatusSchema, jobStatusSchema, orderStatusSchema } from './order-status.ts';
import { outfitSchema } from './outfit.ts';
import { photoPositionSchema, photoVerdictSchema } from './photo.ts';
import { photoOutlineSchema } from './photo-outline.ts';
import { discountPercentSchema } from './price.ts';
import { newPromoCodeSchema, promoCodeSchema } from './promo.ts';

/*
 * Every call between browser and gateway, once. The gateway binds its handlers to these rows and the
 * web app calls through them, so neither can drift from the other.
 */

/** What carries the answer or the body besides JSON. */
export type Payload = 'multipart' | 'pdf' | 'image' | 'redirect';

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Set when the body is multipart, or the answer a file or a redirect, not JSON. */
  readonly sends?: Payload;
  readonly returns?: Payload;
}

const nothing = z.undefined();
const anyQuery = z.object({});

function call<
  Params extends z.ZodType = typeof anyQuery,
  Query extends z.ZodType = typeof anyQuery,
  Body extends z.ZodType = typeof nothing,
  Answer extends z.ZodType = typeof nothing,
>(
  row: Pick<Call, 'method' | 'path' | 'summary' | 'sends' | 'returns'> & {
    params?: Params;
    query?: Query;
    body?: Body;
    answer?: Answer;
  },
): Call<Params, Query, Body, Answer> {
  return {
    params: anyQuery as unknown as Params,
    query: anyQuery as unknown as Query,
    body: nothing as unknown as Body,
    answer: nothing as unknown as Answer,
    ...row,
  };
}

/** An id of ours or of the payment provider. */
const referenceSchema = z.string().regex(/^[\w-]{1,255}$/);
const pageSchema = z.coerce.number().int().min(1).max(1_000_000).default(1);
const orderIdParams = z.object({ orderId: orderIdParamSchema });
/** `amount` is accepted because the screens send it, and ignored: the server knows the price. */
const ignoredAmount = z.number().optional();
const done = z.object({ success: z.literal(true) });
const settled = z.object({ success: z.literal(true), status: orderStatusSchema });

export const API = {
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
  validatePromo: call({
    method: 'POST',
    path: '/api/promo/validate',
    summary: 'The discount of a promo code in percent.',
    body: z.object({ code: promoCodeSchema }),
    answer: z.object({ discount: discountPercentSchema }),
  }),
  updateEmail: call({
    method: 'POST',
    path: '/api/orders/:orderId/update-email',
    summary: 'Where to send the result.',
    params: orderIdParams,
    body: z.object({ email: emailSchema }),
    answer: done,
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
  emailResults: call({
    method: 'POST',
    path: '/api/orders/:orderId/email-results',
    summary: 'Ask the server to send the results, once.',
    params: orderIdParams,
    answer: done,
  }),
  getOutfits: call({
    method: 'GET',
    path: '/api/outfits/:orderId',
    summary: 'Looks in the colors of the season, once completed.',
    params: orderIdParams,
    answer: z.array(outfitSchema),
  }),
  getOrderPdf: call({
    method: 'GET',
    path: '/api/orders/:orderId/pdf',
    summary: 'The report.',
    params: orderIdParams,
    returns: 'pdf',
  }),
  getAnalysisOrder: call({
    method: 'GET',
    path: '/api/order/:orderId',
    summary: 'Status and result for the analysis page. Polled.',
    params: orderIdParams,
    answer: z.object({ status: orderStatusSchema, analysisResult: analysisResultSchema.nullable() }),
  }),
  downloadReport: call({
    method: 'GET',
    path: '/api/download-report/:orderId',
    summary: 'The report, for the analysis page and the back office.',
    params: orderIdParams,
    returns: 'pdf',
  }),
  adminLogin: call({
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Open the back office.',
    body: z.object({ password: z.string().max(256) }),
    answer: done,
  }),
  adminOrders: call({
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Orders, newest first, a page at a time; `search` is an order number or a part of an e-mail address.',
    query: z.object({
      page: pageSchema,
      search: z
        .string()
        .max(254)
        .regex(/^\P{Cc}*$/u)
        .optional(),
      status: adminStatusSchema.optional(),
    }),
    answer: z.array(adminOrderSchema),
  }),
  lookupOrder: call({
    method: 'POST',
    path: '/api/orders/lookup',
    summary: 'Find an order by e-mail and number; every kind of miss answers alike.',
    body: z.object({ email: emailSchema, orderNumber: z.union([z.number(), z.string().max(20)]) }),
    answer: foundOrderSchema,
  }),

  // Calls of our own, beyond the specification's list.
  getClientConfig: call({
    method: 'GET',
    path: '/api/config',
    summary: 'What the browser needs to know before it can pay.',
    answer: z.object({
      paymentScriptUrl: z.url(),
      paymentPublishableKey: z.string().startsWith('pk_'),
      testMode: z.boolean(),
    }),
  }),
  putOrderPhotos: call({
    method: 'PUT',
    path: '/api/orders/:orderId/photos',
    summary: 'Attach photo1, photo2 and photo3 to an order that has none yet, or that asked for new ones.',
    params: orderIdParams,
    sends: 'multipart',
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
  checkPhoto: call({
    method: 'POST',
    path: '/api/photos/check',
    summary: 'A quick verdict on one photo, right after it was chosen. Nothing is kept.',
    sends: 'multipart',
    answer: photoVerdictSchema.omit({ position: true }),
  }),
  deletePhotos: call({
    method: 'DELETE',
    path: '/api/orders/:orderId/photos',
    summary: 'Delete the photos of an order now.',
    params: orderIdParams,
    answer: done,
  }),
  getPhotoLinks: call({
    method: 'GET',
    path: '/api/orders/:orderId/photos',
    summary:
      'Addresses of the photos of an order that are still kept, each good for five minutes; once completed, also where each was measured.',
    params: orderIdParams,
    answer: z.array(
      z.object({
        position: photoPositionSchema,
        url: z.string(),
        /** Null until the order is completed: the colors in it are part of the result. */
        outlines: z.array(photoOutlineSchema).nullable(),
      }),
    ),
  }),
  getPhoto: call({
    method: 'GET',
    path: '/api/photos/:token',
    summary: 'A photo, by its short-lived address.',
    params: z.object({ token: z.string().max(1024) }),
    returns: 'image',
  }),
  exportOrder: call({
    method: 'GET',
    path: '/api/orders/:orderId/export',
    summary: 'Everything that we hold about an order.',
    params: orderIdParams,
    answer: z.record(z.string(), z.unknown()),
  }),
  createShareLink: call({
    method: 'POST',
    path: '/api/orders/:orderId/share',
    summary: 'A link that shows the result without e-mail, photos, report or payment data.',
    params: orderIdParams,
    answer: z.object({ url: z.url() }),
  }),
  revokeShareLinks: call({
    method: 'DELETE',
    path: '/api/orders/:orderId/share',
    summary: 'Makes every share link of an order useless.',
    params: orderIdParams,
    answer: done,
  }),
  getSharedResult: call({
    method: 'GET',
    path: '/api/shared/:token',
    summary: 'The result behind a share link.',
    params: z.object({ token: z.string().max(1024) }),
    answer: sharedResultSchema,
  }),
  openLink: call({
    method: 'GET',
    path: '/open/:token',
    summary: 'The link in an e-mail: grants its order to this browser and goes to the results.',
    params: z.object({ token: z.string().max(1024) }),
    returns: 'redirect',
  }),

  // The back office, beyond the specification's list. All need the admin session.
  adminLogout: call({ method: 'POST', path: '/api/admin/logout', summary: 'End the admin session.', answer: done }),
  adminSummary: call({
    method: 'GET',
    path: '/api/admin/summary',
    summary: 'Counts from the database.',
    answer: adminSummarySchema,
  }),
  adminOrder: call({
    method: 'GET',
    path: '/api/admin/orders/:orderId',
    summary: 'Everything an operator needs to know about one order.',
    params: orderIdParams,
    answer: adminOrderDetailsSchema,
  }),
  adminAct: call({
    method: 'POST',
    path: '/api/admin/orders/:orderId/:action',
    summary: 'Retry or fail an analysis, make the report again, send the mail again, refund.',
    params: orderIdParams.extend({ action: adminActionSchema }),
    answer: adminOrderDetailsSchema,
  }),
  adminPromos: call({
    method: 'GET',
    path: '/api/admin/promos',
    summary: 'All promo codes.',
    answer: z.array(adminPromoSchema),
  }),
  adminSavePromo: call({
    method: 'PUT',
    path: '/api/admin/promos/:code',
    summary: 'Create a promo code, or change its discount, expiry and use limit.',
    params: z.object({ code: newPromoCodeSchema }),
    body: adminPromoSchema.pick({ percent: true, expiresAt: true, maxUses: true }),
    answer: adminPromoSchema,
  }),
  adminAudit: call({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What operators did, newest first.',
    query: z.object({ page: pageSchema }),
    answer: z.array(auditEntrySchema),
  }),
} as const;

export type Api = typeof API;
export type CallName = keyof Api;
export type ParamsOf<C extends Call> = z.input<C['params']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

import {
  type AdminOrder,
  type AdminOrderDetails,
  type AnalysisResult,
  type AnswerOf,
  type Api,
  CURRENCY,
  type Gift,
  type JobStatus,
  type LockedResult,
  type NextStep,
  type OrderProgress,
  type OrderStatus,
  type Outfit,
  PRICE_CENTS,
  type PublicOrder,
  type SharedResult,
} from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { textOf } from '../../../src/order/read-result.ts';
import type { MockApi } from './mock-api.ts';

export const ORDER_ID = 4_711_471_147;
export const CREATED = '2026-11-19T09:30:00.000Z';
export const GIFT = {
  orderId: ORDER_ID,
  state: 'ready',
  code: 'GIFT-7KQM-2XWD-9TPA-C4HN',
  giver: 'Anna',
  message: 'For your new start.',
  deliverOn: null,
  email: 'giver@example.com',
  mail: 'sent',
  goodUntil: '2031-11-21',
} as const satisfies Gift;
/** What a browser without orders has: at most a code that works. */
export const NOTHING_HELD: AnswerOf<Api['findPurchaseContext']> = {
  bought: null,
  unpaid: null,
  kept: null,
  latest: null,
  discount: 100,
};
export const RESULT: AnalysisResult = resultFixture('True Autumn');

export const SHARED: SharedResult = {
  season: RESULT.season,
  certainty: textOf(RESULT, 'shared'),
  overview: { description: RESULT.overview.description, signatureColors: RESULT.overview.signatureColors },
};

export const LOCKED: LockedResult = {
  locked: true,
  coreNeutrals: ['#3B3A39', '#8C8379', '#D8CFC2'],
  accentLights: ['#F1E4D3', '#DCE6EA'],
  accentBrights: ['#C0392B', '#1F6F8B'],
  photosDiffer: false,
  repeated: [],
  certainty: RESULT.reading.sections.preview.lines,
  morePhotosFor: 'season',
  finding: { id: 'hair', text: 'Your hair is clearly darker than your skin.' },
};

/** The way on that an order has in this status when it was seen locked first. */
const NEXT: Readonly<Record<OrderStatus, NextStep>> = {
  queued: 'analysis',
  files_uploaded: 'analysis',
  processing: 'analysis',
  analyzed: 'payment',
  completed: 'result',
  failed: 'new_order',
};

/** The same for a job, which was paid before there were photos. */
const JOB_NEXT: Readonly<Record<JobStatus, NextStep>> = {
  queued: 'photos',
  files_uploaded: 'analysis',
  processing: 'analysis',
  done: 'result',
  failed: 'photos',
};

export const jobAnswer = (status: JobStatus, more: Partial<AnswerOf<Api['getJobStatus']>> = {}) => ({
  status,
  nextStep: JOB_NEXT[status],
  refunded: false,
  refundFailed: false,
  isGift: false,
  line: null,
  openQuestions: [],
  failure: null,
  ...more,
});

/** What the analysis page reads. */
export const analysisOrder = (status: OrderStatus, more: Partial<AnswerOf<Api['getAnalysisOrder']>> = {}) => ({
  status,
  nextStep: NEXT[status],
  refunded: false,
  refundFailed: false,
  isGift: false,
  failure: null,
  analysisResult: status === 'completed' ? RESULT : null,
  scope: null,
  ...more,
});

export const progress = (status: OrderStatus, more: Partial<OrderProgress> = {}): OrderProgress => ({
  id: ORDER_ID,
  status,
  nextStep: NEXT[status],
  paymentStatus: status === 'completed' ? 'paid' : 'unpaid',
  refunded: false,
  refundFailed: false,
  isGift: false,
  line: null,
  result: status === 'completed' ? RESULT : null,
  openQuestions: [],
  scope: null,
  failure: null,
  ...more,
});

export const order = (status: OrderStatus, more: Partial<PublicOrder> = {}): PublicOrder => {
  const analysisResult = status === 'completed' ? RESULT : status === 'analyzed' ? LOCKED : null;
  const paid = status === 'completed';
  return {
    id: ORDER_ID,
    status,
    nextStep: NEXT[status],
    refunded: false,
    refundFailed: false,
    isGift: false,
    paymentStatus: paid ? 'paid' : 'unpaid',
    amount: PRICE_CENTS,
    currency: CURRENCY,
    createdAt: CREATED,
    paymentIntentId: paid ? 'pi_123' : null,
    email: paid ? 'someone@example.com' : null,
    emailSent: false,
    mailTroubled: false,
    reportReady: paid,
    analysisResult,
    measuring: false,
    proposal: null,
    roomForPhotos: 0,
    photoExchanges: 0,
    withdrawable: false,
    scope: null,
    openQuestions: [],
    failure: null,
    ...more,
  };
};

/** A completed order in My data. */
export const myOrder = (): AnswerOf<Api['listMyOrders']>[number] => ({
  id: ORDER_ID,
  createdAt: CREATED,
  status: 'completed',
  nextStep: 'result',
  paymentStatus: 'paid',
  receipt: true,
  photos: 3,
  analyzed: true,
  withdrawable: false,
  addressed: true,
  mailTroubled: false,
  refunded: false,
  refundFailed: false,
  isGift: false,
  failure: null,
});

export const adminOrder = (more: Partial<AdminOrder> = {}): AdminOrder => ({
  id: ORDER_ID,
  amount: PRICE_CENTS,
  currency: CURRENCY,
  status: 'completed',
  images: true,
  emailSent: true,
  payment: 'paid',
  refundFailed: false,
  maskedEmail: 's…@example.com',
  mailOutcome: null,
  createdAt: CREATED,
  pdfPath: `reports/${ORDER_ID}.pdf`,
  ...more,
});

/** A completed order as an operator sees it. */
export const adminDetails = (more: Partial<AdminOrderDetails> = {}): AdminOrderDetails => ({
  ...adminOrder(),
  progress: 'analyzed',
  email: 'someone@example.com',
  promoCode: 'FIRST10',
  photos: 3,
  payments: [
    {
      intentId: 'pi_123',
      state: 'succeeded',
      amount: PRICE_CENTS,
      currency: CURRENCY,
      refunded: 0,
      refundFailedAt: null,
      fraudWarning: null,
      review: null,
    },
  ],
  refundable: PRICE_CENTS,
  refundCurrency: CURRENCY,
  letterDays: null,
  alsoPaid: null,
  related: [],
  disputeUrl: null,
  report: 'ready',
  gift: null,
  season: 'True Autumn',
  confidence: 0.93,
  moving: false,
  next: { summary: 'Nothing to do: the result is delivered', since: null, action: null },
  actions: ['render-report', 'resend-mail', 'refund'],
  timeline: [
    { at: CREATED, part: 'order', by: null, what: 'Order placed' },
    { at: CREATED, part: 'operator', by: 'grace', what: 'Send mail again: nothing to do' },
  ],
  ...more,
});

export const OUTFITS: Outfit[] = [1, 2].map((n) => ({
  id: RESULT.reading.outfits[n - 1]?.id ?? `look-${n}`,
  name: `Look ${n}`,
  image: '/favicon.svg',
  brand: 'A shop',
  priceRange: '$40–80',
  keyColorHex: n === 1 ? '#B54D22' : '#4E5B31',
  shopUrl: `https://shop.example/look-${n}`,
}));

/** Announces all that the screens of a completed order ask for. */
export function completedOrder(api: MockApi, result: AnalysisResult = RESULT): void {
  api.on('getOrder', order('completed', { analysisResult: result }));
  api.on('getOrderStatus', progress('completed', { result }));
  api.on('getAnalysisOrder', analysisOrder('completed', { analysisResult: result }));
  api.on('getOutfits', OUTFITS);
  api.on('getPhotoLinks', []);
  api.on('emailResults', { success: true });
  api.on('getShareLink', { url: null });
  api.on('createShareLink', { url: 'https://trueseason.example/shared/token' });
}

/** An intent at the full price. */
export const INTENT = {
  clientSecret: 'pi_123_secret_1',
  amount: PRICE_CENTS,
  fullAmount: PRICE_CENTS,
  currency: CURRENCY,
  discount: 0,
  isFree: false,
  paymentIntentId: 'pi_123',
  orderId: ORDER_ID,
};
export const FREE = {
  ...INTENT,
  clientSecret: null,
  amount: 0,
  discount: 100,
  isFree: true,
  paymentIntentId: 'free_1',
};

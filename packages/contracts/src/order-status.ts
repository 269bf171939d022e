/*
 * An order moves on two tracks that know nothing of each other. Every status that a customer, a job
 * screen or an operator sees is a projection of both, and all projections are here.
 */

/** How far the analysis is. */
export const PROGRESS = ['queued', 'files_uploaded', 'processing', 'analyzed', 'failed'] as const;
export type Progress = (typeof PROGRESS)[number];

/** Whether the order is settled with us: `free` is a 100 % promo; `refunded`: the money went back, or is on its way. */
export const PAYMENT = ['unpaid', 'paid', 'free', 'refunded', 'disputed'] as const;
export type Payment = (typeof PAYMENT)[number];

export interface OrderTracks {
  readonly progress: Progress;
  readonly payment: Payment;
}

/** Paid, or free by a 100 % promo: whoever holds the order may see its result. */
export const isSettled = ({ payment }: OrderTracks): boolean => payment === 'paid' || payment === 'free';

/** Analyzed and settled: the result may leave the server. */
export const isCompleted = (order: OrderTracks): boolean => order.progress === 'analyzed' && isSettled(order);

export const ORDER_STATUSES = ['queued', 'files_uploaded', 'processing', 'analyzed', 'completed', 'failed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const orderStatus = (order: OrderTracks): OrderStatus => (isCompleted(order) ? 'completed' : order.progress);

export const PAYMENT_STATUSES = ['paid', 'unpaid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const paymentStatus = (order: OrderTracks): PaymentStatus => (isSettled(order) ? 'paid' : 'unpaid');

export const JOB_STATUSES = ['queued', 'files_uploaded', 'processing', 'done', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** The job screen belongs to an order that was paid up front: its job is done when the analysis is. */
export const jobStatus = (order: OrderTracks): JobStatus => (order.progress === 'analyzed' ? 'done' : order.progress);

/**
 * How an order is bought: the result is seen locked first, or paid first here, or on the provider's own page. A `gift` is
 * paid here for somebody else, whose analysis is an order of its own.
 */
export type OrderFlow = 'analyze_first' | 'pay_first' | 'hosted' | 'gift';

/**
 * What has to happen before an order goes on: by the customer (`photos`, `payment`), by us (`analysis`), between the
 * customer and the bank (`dispute`), or nothing. A `gift` is bought, and its card shown, on a page of its own.
 */
export const NEXT_STEPS = ['photos', 'payment', 'analysis', 'result', 'gift', 'dispute', 'new_order'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** The one way on from wherever an order is; `new_order` where nothing more can come of it. */
export function nextStep(order: OrderTracks & { readonly flow: OrderFlow }): NextStep {
  const { progress, payment, flow } = order;
  if (payment === 'refunded') return 'new_order';
  // Locked until the bank decides for us.
  if (payment === 'disputed') return 'dispute';
  if (flow === 'gift') return 'gift';
  if (isSettled(order)) {
    if (progress === 'queued' || progress === 'failed') return 'photos';
    return progress === 'analyzed' ? 'result' : 'analysis';
  }
  if (progress === 'failed') return 'new_order';
  return flow !== 'analyze_first' || progress === 'analyzed' ? 'payment' : 'analysis';
}

/** Whether nothing about an order can be waited or paid for. */
export const isEnded = (step: NextStep): boolean => step === 'new_order' || step === 'dispute';

export const ADMIN_STATUSES = ['pending', 'paid', 'processing', 'completed', 'failed'] as const;
export type AdminStatus = (typeof ADMIN_STATUSES)[number];

export function adminStatus(order: OrderTracks): AdminStatus {
  if (order.progress === 'failed') return 'failed';
  if (isCompleted(order)) return 'completed';
  if (order.progress === 'processing') return 'processing';
  return isSettled(order) ? 'paid' : 'pending';
}

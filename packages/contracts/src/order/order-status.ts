/* An order's progress and payment are independent; every status shown is a projection of both, defined here. */

export const PROGRESS = ['queued', 'files_uploaded', 'processing', 'analyzed', 'failed'] as const;
export type Progress = (typeof PROGRESS)[number];

/** State of the payment: `free` is a 100 % promo; `refunded` includes pending refunds. */
export const PAYMENT = ['unpaid', 'paid', 'free', 'refunded', 'disputed'] as const;
export type Payment = (typeof PAYMENT)[number];

export interface OrderTracks {
  readonly progress: Progress;
  readonly payment: Payment;
}

export interface OrderLife extends OrderTracks {
  readonly flow: OrderFlow;
  readonly completed_at: Date | null;
}

/** Paid or free: the holder may see the result. */
export const isSettled = ({ payment }: OrderTracks): boolean => payment === 'paid' || payment === 'free';

/** Analyzed and settled: the result may leave the server. */
export const isCompleted = (order: OrderTracks): boolean => order.progress === 'analyzed' && isSettled(order);

/** Moments of an order's life that rights depend on; a disputed order is locked like a refunded one. */
export const MOMENTS = ['unpaid', 'paid', 'delivered', 'refunded', 'withdrawn'] as const;
export type Moment = (typeof MOMENTS)[number];

export function momentOf(order: OrderLife & { readonly withdrawn_at: Date | null }): Moment {
  if (order.withdrawn_at) return 'withdrawn';
  if (order.payment === 'unpaid') return 'unpaid';
  if (!isSettled(order)) return 'refunded';
  return order.completed_at ? 'delivered' : 'paid';
}

export const ORDER_STATUSES = ['queued', 'files_uploaded', 'processing', 'analyzed', 'completed', 'failed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const orderStatus = (order: OrderTracks): OrderStatus => (isCompleted(order) ? 'completed' : order.progress);

export const PAYMENT_STATUSES = ['paid', 'unpaid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const paymentStatus = (order: OrderTracks): PaymentStatus => (isSettled(order) ? 'paid' : 'unpaid');

export const JOB_STATUSES = ['queued', 'files_uploaded', 'processing', 'done', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Job screens belong to prepaid orders: the job is done when the analysis is. */
export const jobStatus = (order: OrderTracks): JobStatus => (order.progress === 'analyzed' ? 'done' : order.progress);

/** Preview first, pay first, the provider's page, or a `gift`, which is paid here and analyzed as another order. */
export type OrderFlow = 'analyze_first' | 'pay_first' | 'hosted' | 'gift';

/** Whom an order waits for: the customer (`photos`, `payment`), us (`analysis`), the bank (`dispute`), or no one. */
export const NEXT_STEPS = ['photos', 'payment', 'analysis', 'result', 'gift', 'dispute', 'new_order'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** The single next step of an order; `new_order` if it has ended. */
export function nextStep(order: OrderLife): NextStep {
  const { progress, payment, flow, completed_at } = order;
  if (payment === 'refunded') return 'new_order';
  // Locked until the bank decides in our favor.
  if (payment === 'disputed') return 'dispute';
  if (flow === 'gift') return 'gift';
  if (isSettled(order)) {
    // Consent was withdrawn: one payment is for one person's result.
    if (progress === 'failed' && completed_at) return 'new_order';
    if (progress === 'queued' || progress === 'failed') return 'photos';
    return progress === 'analyzed' ? 'result' : 'analysis';
  }
  if (progress === 'failed') return 'new_order';
  return flow !== 'analyze_first' || progress === 'analyzed' ? 'payment' : 'analysis';
}

/** Whether there is nothing left to wait or pay for. */
export const isEnded = (step: NextStep): boolean => step === 'new_order' || step === 'dispute';

export const ADMIN_STATUSES = ['pending', 'paid', 'processing', 'completed', 'failed'] as const;
export type AdminStatus = (typeof ADMIN_STATUSES)[number];

export function adminStatus(order: OrderTracks): AdminStatus {
  if (order.progress === 'failed') return 'failed';
  if (isCompleted(order)) return 'completed';
  if (order.progress === 'processing') return 'processing';
  return isSettled(order) ? 'paid' : 'pending';
}

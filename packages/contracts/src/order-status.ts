import { z } from 'zod';

/*
 * An order moves on two tracks that know nothing of each other. Every status that a customer, a job
 * screen or an operator sees is a projection of both, and all projections are here.
 */

/** How far the analysis is. */
export const PROGRESS = ['queued', 'files_uploaded', 'processing', 'analyzed', 'failed'] as const;
export const progressSchema = z.enum(PROGRESS);
export type Progress = z.infer<typeof progressSchema>;

/** Whether the order is settled with us: `free` is a 100 % promo. */
export const PAYMENT = ['unpaid', 'paid', 'free', 'refunded', 'disputed'] as const;
export const paymentSchema = z.enum(PAYMENT);
export type Payment = z.infer<typeof paymentSchema>;

export interface OrderTracks {
  readonly progress: Progress;
  readonly payment: Payment;
}

/** Paid, or free by a 100 % promo: whoever holds the order may see its result. */
export const isSettled = ({ payment }: OrderTracks): boolean => payment === 'paid' || payment === 'free';

/** Analysed and settled: the result may leave the server. */
export const isCompleted = (order: OrderTracks): boolean => order.progress === 'analyzed' && isSettled(order);

export const orderStatusSchema = z.enum(['queued', 'files_uploaded', 'processing', 'analyzed', 'completed', 'failed']);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const orderStatus = (order: OrderTracks): OrderStatus => (isCompleted(order) ? 'completed' : order.progress);

export const paymentStatusSchema = z.enum(['paid', 'unpaid']);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const paymentStatus = (order: OrderTracks): PaymentStatus => (isSettled(order) ? 'paid' : 'unpaid');

export const jobStatusSchema = z.enum(['queued', 'files_uploaded', 'processing', 'done', 'failed']);
export type JobStatus = z.infer<typeof jobStatusSchema>;

/** The job screen belongs to an order that was paid up front: its job is done when the analysis is. */
export const jobStatus = (order: OrderTracks): JobStatus => (order.progress === 'analyzed' ? 'done' : order.progress);

export const adminStatusSchema = z.enum(['pending', 'paid', 'processing', 'completed', 'failed']);
export type AdminStatus = z.infer<typeof adminStatusSchema>;

export function adminStatus(order: OrderTracks): AdminStatus {
  if (order.progress === 'failed') return 'failed';
  if (isCompleted(order)) return 'completed';
  if (order.progress === 'processing') return 'processing';
  return isSettled(order) ? 'paid' : 'pending';
}

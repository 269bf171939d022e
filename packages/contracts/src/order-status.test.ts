import { describe, expect, it } from 'vitest';
import {
  adminStatus,
  jobStatus,
  type OrderTracks,
  orderStatus,
  PAYMENT,
  PROGRESS,
  paymentStatus,
} from './order-status.ts';

const every: OrderTracks[] = PROGRESS.flatMap((progress) => PAYMENT.map((payment) => ({ progress, payment })));

describe('order status', () => {
  it('is completed only when analyzed and settled', () => {
    const completed = every.filter((order) => orderStatus(order) === 'completed');
    expect(completed).toEqual([
      { progress: 'analyzed', payment: 'paid' },
      { progress: 'analyzed', payment: 'free' },
    ]);
  });

  it('stays at the progress otherwise, also for a paid order', () => {
    expect(orderStatus({ progress: 'processing', payment: 'paid' })).toBe('processing');
    expect(orderStatus({ progress: 'analyzed', payment: 'refunded' })).toBe('analyzed');
    expect(orderStatus({ progress: 'failed', payment: 'paid' })).toBe('failed');
  });

  it('projects payment, job and admin status', () => {
    expect(paymentStatus({ progress: 'queued', payment: 'free' })).toBe('paid');
    expect(paymentStatus({ progress: 'queued', payment: 'disputed' })).toBe('unpaid');
    expect(jobStatus({ progress: 'analyzed', payment: 'paid' })).toBe('done');
    expect(adminStatus({ progress: 'queued', payment: 'unpaid' })).toBe('pending');
    expect(adminStatus({ progress: 'files_uploaded', payment: 'paid' })).toBe('paid');
    expect(adminStatus({ progress: 'analyzed', payment: 'unpaid' })).toBe('pending');
  });
});

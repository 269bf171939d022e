import { describe, expect, it } from 'vitest';
import {
  adminStatus,
  isEnded,
  jobStatus,
  nextStep,
  type OrderFlow,
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

  it('shows the progress otherwise, even for a paid order', () => {
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

  const FLOWS: readonly OrderFlow[] = ['analyze_first', 'pay_first', 'hosted'];

  it.each(FLOWS)('always offers a next step for a settled order of the flow %s', (flow) => {
    for (const payment of ['paid', 'free'] as const) {
      const steps = PROGRESS.map((progress) => nextStep({ progress, payment, flow, completed_at: null }));
      expect(steps).toEqual(['photos', 'analysis', 'analysis', 'result', 'photos']);
      // Delivered, and its consent taken back.
      expect(nextStep({ progress: 'failed', payment, flow, completed_at: new Date() })).toBe('new_order');
    }
  });

  it('shows a gift on its page, paid or not, and requests no photos', () => {
    for (const payment of ['unpaid', 'paid'] as const) {
      expect(nextStep({ progress: 'queued', payment, flow: 'gift', completed_at: null })).toBe('gift');
    }
  });

  it('requests payment when due: after or before the analysis', () => {
    const steps = (flow: OrderFlow) =>
      PROGRESS.map((progress) => nextStep({ progress, payment: 'unpaid', flow, completed_at: null }));
    expect(steps('analyze_first')).toEqual(['analysis', 'analysis', 'analysis', 'payment', 'new_order']);
    expect(steps('pay_first')).toEqual(['payment', 'payment', 'payment', 'payment', 'new_order']);
    expect(steps('hosted')).toEqual(steps('pay_first'));
  });

  it.each([
    ['refunded', 'new_order'],
    ['disputed', 'dispute'],
  ] as const)('sends an order that is %s to: %s', (payment, step) => {
    for (const flow of FLOWS)
      for (const progress of PROGRESS) expect(nextStep({ progress, payment, flow, completed_at: null })).toBe(step);
    expect(isEnded(step)).toBe(true);
  });
});

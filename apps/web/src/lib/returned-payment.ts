import { useQuery } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import { trackStep } from './analytics.ts';
import { call } from './api.ts';
import { fetchOrderProgress } from './order-progress.ts';
import { NOT_COMPLETED } from './payment-reasons.ts';
import { showToast } from './toasts.ts';

/** What the provider appends to our address when it sends a customer back from its own page. */
export interface ReturnedPayment {
  readonly intentId: string;
  readonly failed: boolean;
}

export function returnedPayment(search: string): ReturnedPayment | null {
  const query = new URLSearchParams(search);
  const intentId = query.get('payment_intent');
  return intentId ? { intentId, failed: query.get('redirect_status') === 'failed' } : null;
}

/** Has the server ask the provider before anything about the order is read; says so when the payment failed. */
async function settle({ intentId, failed }: ReturnedPayment): Promise<'settled' | 'failed'> {
  if (failed) {
    showToast(TOASTS.paymentFailed(NOT_COMPLETED));
    return 'failed';
  }
  try {
    const { id } = await fetchOrderProgress(intentId);
    await call('markCompleted', { params: { orderId: id } });
    trackStep('payment_completed', { order_id: id });
  } catch (error) {
    // The provider tells the server on its own as well, only later.
    console.error('Settling a returned payment failed:', error);
  }
  return 'settled';
}

/** `settled` at once when nobody returned; otherwise once the server has asked the provider. */
export function useReturnedPayment(payment: ReturnedPayment | null): 'waiting' | 'settled' | 'failed' {
  const { data } = useQuery({
    queryKey: ['returned-payment', payment?.intentId],
    queryFn: () => (payment ? settle(payment) : ('settled' as const)),
    enabled: payment !== null,
    gcTime: 0,
  });
  return payment ? (data ?? 'waiting') : 'settled';
}

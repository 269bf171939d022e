import { useMutation } from '@tanstack/react-query';
import { TOASTS, type Toast } from '@trueseason/contracts';
import { useEffect } from 'react';
import { trackPurchase } from '../lib/analytics/order-events.ts';
import { call } from '../lib/api/api.ts';
import { showToast } from '../lib/messages/show-toast.ts';
import { fetchStatus } from '../order/order.ts';
import { rememberedPrice } from './intent.ts';
import { NOT_COMPLETED } from './payment-reasons.ts';

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

/** Has the server ask the provider before anything about the order is read. */
async function settle({ intentId }: ReturnedPayment): Promise<void> {
  const { id } = await fetchStatus(intentId);
  await call('markCompleted', { params: { orderId: id } });
  trackPurchase(id, intentId, rememberedPrice(intentId));
}

/**
 * `settled` right away without a return; otherwise after the server asked the provider.
 * @param paid what to say once it is paid, unless the screen shows that by itself
 */
export function useReturnedPayment(payment: ReturnedPayment | null, paid?: Toast): 'waiting' | 'settled' | 'failed' {
  const { mutate, isIdle, isPending } = useMutation({
    mutationFn: settle,
    onSuccess: () => paid && showToast(paid),
    // The provider tells the server on its own as well, only later.
    onError: (error) => console.error('Settling a returned payment failed:', error),
  });
  useEffect(() => {
    if (payment?.failed) showToast(TOASTS.paymentFailed(NOT_COMPLETED));
    else if (payment) mutate(payment);
  }, [payment, mutate]);
  if (!payment) return 'settled';
  if (payment.failed) return 'failed';
  return isIdle || isPending ? 'waiting' : 'settled';
}

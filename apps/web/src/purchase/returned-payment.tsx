import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { trackPurchase } from '../lib/analytics/order-events.ts';
import { call } from '../lib/api/api.ts';
import { purchaseRecord, recordPurchase } from '../lib/browser/storage.ts';
import { TOASTS, type Toast } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { moveDraftToOrder } from '../order/answers/draft-answers.ts';
import { fetchStatus, isOrderId, isUnknownOrder } from '../order/order.ts';
import { NOT_COMPLETED, orderMessage } from '../order/order-state/order-message.ts';
import { OrderMessagePage } from '../order/order-state/order-message-page.tsx';
import { orderPhotos } from '../photos/photo-store.ts';
import { intentPrice } from './intent.ts';

/** Parses the query that the provider appends when it sends a customer back. */
export function returnedPayment(search: string): { readonly intentId: string; readonly hasFailed: boolean } | null {
  const query = new URLSearchParams(search);
  const intentId = query.get('payment_intent');
  return intentId ? { intentId, hasFailed: query.get('redirect_status') === 'failed' } : null;
}

type ReturnedPayment = NonNullable<ReturnType<typeof returnedPayment>>;

/** Makes the server ask the provider. */
async function settlePayment({ intentId, hasFailed }: ReturnedPayment): Promise<void> {
  const { id } = await fetchStatus(intentId);
  if (hasFailed) return;
  await call('markCompleted', { params: { orderId: id } });
  trackPurchase(id, intentId, intentPrice(intentId));
  if (purchaseRecord().checkout !== id) return;
  recordPurchase({ checkout: undefined });
  moveDraftToOrder(id);
  orderPhotos.markSent();
}

/**
 * `settled` immediately without a returned payment, or once the server asked the provider. `unknown` if another browser
 * started it.
 * @param paidToast message for a paid order, if the screen does not show it
 */
export function useReturnedPayment(paidToast?: Toast): 'waiting' | 'settled' | 'failed' | 'unknown' {
  const { search } = useLocation();
  const [payment] = useState(() => returnedPayment(search));
  const { mutate, isIdle, isPending, error } = useMutation({
    mutationFn: settlePayment,
    onSuccess: (_, { hasFailed }) => paidToast && !hasFailed && showToast(paidToast),
    // The provider also notifies the server, but later.
    onError: (failure) => console.error('Settling a returned payment failed:', failure),
  });
  useFailedPaymentToast(payment?.hasFailed);
  useEffect(() => {
    if (payment) mutate(payment);
  }, [payment, mutate]);
  if (!payment) return 'settled';
  if (isUnknownOrder(error)) return 'unknown';
  if (isIdle || isPending) return 'waiting';
  return payment.hasFailed ? 'failed' : 'settled';
}

/** Says that the bank returned without a payment. */
export function useFailedPaymentToast(hasFailed: boolean | undefined): void {
  useEffect(() => {
    if (hasFailed) showToast(TOASTS.paymentFailed(NOT_COMPLETED));
  }, [hasFailed]);
}

/** For a payment from another browser, whose order this one may not see. */
export function UnknownPayment(): ReactNode {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  // The address of a result names its order itself.
  const number = query.get('order') ?? pathname.split('/').at(-1);
  const returned = { number: isOrderId(number) ? number : null, isHosted: query.has('session_id') };
  const payment = returnedPayment(search)?.hasFailed ? 'failed' : 'made';
  return <OrderMessagePage message={orderMessage('unknown', payment, returned)} />;
}

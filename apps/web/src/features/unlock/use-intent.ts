import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnswerOf, type Api, TOASTS } from '@trueseason/contracts';
import { useEffect } from 'react';
import { trackStep } from '../../lib/analytics.ts';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';

export type Intent = AnswerOf<Api['createPaymentIntent']>;

/** The price screens send this; the server knows better. */
const DISPLAYED_AMOUNT = 29.99;

/** Without a secret a price cannot be paid: that is a setup that failed, without words of its own. */
async function openIntent(orderId: string, promoCode: string | undefined): Promise<Intent> {
  const intent = await call('createPaymentIntent', { body: { amount: DISPLAYED_AMOUNT, orderId, promoCode } });
  if (!intent.isFree && !intent.clientSecret) throw new Error('');
  return intent;
}

/** The order's payment intent, priced by the server, renewed with each promo code. */
export function useIntent(orderId: string, promoCode: string | undefined) {
  const query = useQuery({
    queryKey: ['payment-intent', orderId, promoCode ?? ''],
    queryFn: () => openIntent(orderId, promoCode),
    // The card form stays as it is while the price is worked out anew.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data, error } = query;
  useEffect(() => {
    if (data) trackStep('payment_intent_created', { order_id: data.orderId, amount: data.amount / 100 });
  }, [data]);
  useEffect(() => {
    if (error) showToast(TOASTS.paymentSetupFailed(error.message || undefined));
  }, [error]);
  return query;
}

import { type AnswerOf, type Api, type BodyOf, PRICE_CENTS } from '@trueseason/contracts';
import { trackStep } from '../lib/analytics/analytics.ts';
import { call } from '../lib/api/api.ts';
import type { ChallengeHeaders } from '../lib/api/use-challenged.ts';
import { abortHanging } from '../lib/browser/retry.ts';
import { purchaseRecord, recordPurchase } from '../lib/browser/storage.ts';
import { asOwner } from '../order/ownership.ts';

export type Intent = AnswerOf<Api['createPaymentIntent']>;

/**
 * Opens an order's payment intent, or reopens it at another price.
 * @param key prevents a second order if the response is lost
 */
export async function openIntent(
  body: BodyOf<Api['createPaymentIntent']>,
  challenge: ChallengeHeaders,
  key?: string,
): Promise<Intent> {
  const headers = { ...challenge, ...(key && { 'idempotency-key': key }) };
  const request = () => abortHanging((signal) => call('createPaymentIntent', { body, headers, signal }));
  const intent = await (body.orderId ? asOwner(body.orderId, request, 'To pay for it') : request());
  const { amount, clientSecret, isFree, orderId, paymentIntentId } = intent;
  if (!isFree && !clientSecret) throw new Error('The intent came without a secret.');
  recordPurchase({ price: { paymentIntentId, amount } });
  trackStep('payment_intent_created', { order_id: orderId, amount: amount / 100 });
  return intent;
}

/** The price of an intent that this visit opened; otherwise the full price. */
export function intentPrice(intentId: string): number {
  const recordedPrice = purchaseRecord().price;
  return recordedPrice?.paymentIntentId === intentId ? recordedPrice.amount : PRICE_CENTS;
}

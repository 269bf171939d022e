// @vitest-environment jsdom
import type { StripeElements } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { NOT_COMPLETED } from '../order/order-state/order-message.ts';
import { payByCard } from './confirm-card.ts';
import type { Intent } from './intent.ts';
import { FORM_EXPIRED, NOT_CONFIRMED } from './payment-reasons.ts';
import type { PaymentProvider } from './provider.ts';

const INTENT: Intent = {
  orderId: 4711,
  amount: 2900,
  fullAmount: 2900,
  currency: 'eur',
  discount: 0,
  isFree: false,
  paymentIntentId: 'pi_1',
  clientSecret: 'pi_1_secret',
};
const UNKNOWN = { status: 'unknown' };
const message = 'Your card was declined.';
const invalid = { type: 'invalid_request_error', message };

const confirm = (response: Promise<object>, submitted: object = {}) => {
  const elements = { submit: async () => submitted } as StripeElements;
  const provider = { elements: () => elements, confirmPayment: () => response } as unknown as PaymentProvider;
  const card = { provider, elements, clientSecret: 'pi_1_secret' };
  return payByCard({ card, intent: INTENT, returnPath: '/' });
};
const ofError = (error: object) => confirm(Promise.resolve({ error }));
const ofIntent = (status: string) => confirm(Promise.resolve({ paymentIntent: { id: 'pi_1', status } }));

it('takes as refused what bank or provider have decided', async () => {
  for (const type of ['card_error', 'validation_error', 'invalid_request_error'])
    expect(await ofError({ type, message })).toEqual({ refusal: message, needsNewIntent: false });
  expect(await ofIntent('requires_payment_method')).toEqual({ refusal: NOT_COMPLETED, needsNewIntent: false });
  const code = 'payment_intent_unexpected_state';
  expect(await ofError({ ...invalid, code })).toEqual({ refusal: FORM_EXPIRED, needsNewIntent: true });
});

it('sends nothing that the form itself finds wrong', async () => {
  expect(await confirm(new Promise(() => {}), { error: { message } })).toEqual({
    refusal: message,
    needsNewIntent: false,
  });
});

it('says after a closed bank dialog that nothing was charged, not that the card was declined', async () => {
  const code = 'payment_intent_authentication_failure';
  for (const type of ['card_error', 'invalid_request_error'])
    expect(await ofError({ type, code, message })).toEqual({ refusal: NOT_CONFIRMED, needsNewIntent: false });
});

it('leaves open whatever was not decided: a lost answer, a fault of the provider, a try beside another', async () => {
  for (const type of ['api_connection_error', 'api_error', 'rate_limit_error', 'something_new'])
    expect([type, await ofError({ type, message })]).toEqual([type, UNKNOWN]);
  expect(await ofError({ ...invalid, code: 'lock_timeout' })).toEqual(UNKNOWN);
  expect(await confirm(Promise.reject(new TypeError('Failed to fetch')))).toEqual(UNKNOWN);
  expect(await ofIntent('processing')).toEqual({ status: 'pending' });
});

it('treats a paid intent as paid in spite of an error', async () => {
  const payment_intent = { id: 'pi_1', status: 'succeeded' };
  expect(await ofIntent('succeeded')).toEqual({ paid: 'card' });
  expect(await ofError({ type: 'api_error', payment_intent })).toEqual({ paid: 'card' });
});

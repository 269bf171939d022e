// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { payByCard } from './confirm-card.ts';
import type { Intent } from './intent.ts';
import type { ReadyPayment } from './payment-element.tsx';
import { NOT_COMPLETED, NOT_CONFIRMED, PRICED_ANEW } from './payment-reasons.ts';

const INTENT: Intent = {
  orderId: 4711,
  amount: 2900,
  discount: 0,
  isFree: false,
  paymentIntentId: 'pi_1',
  clientSecret: 'pi_1_secret',
};
const UNKNOWN = { undecided: 'unknown' };
const message = 'Your card was declined.';
const invalid = { type: 'invalid_request_error', message };

/** Pays where the form and the provider answer so, each with the part of its answer that we read. */
const confirm = (answer: Promise<object>, submitted: object = {}) => {
  const elements = { submit: async () => submitted };
  const card = { provider: { confirmPayment: () => answer }, elements, clientSecret: 'pi_1_secret' };
  return payByCard({ card: card as unknown as ReadyPayment, intent: INTENT, back: '/' });
};
const ofError = (error: object) => confirm(Promise.resolve({ error }));
const ofIntent = (status: string) => confirm(Promise.resolve({ paymentIntent: { id: 'pi_1', status } }));

it('takes as refused what bank or provider have decided', async () => {
  for (const type of ['card_error', 'validation_error', 'invalid_request_error'])
    expect(await ofError({ type, message })).toEqual({ refusal: message, ended: false });
  expect(await ofIntent('requires_payment_method')).toEqual({ refusal: NOT_COMPLETED, ended: false });
  const code = 'payment_intent_unexpected_state';
  expect(await ofError({ ...invalid, code })).toEqual({ refusal: PRICED_ANEW, ended: true });
});

it('sends nothing that the form itself finds wrong', async () => {
  expect(await confirm(new Promise(() => {}), { error: { message } })).toEqual({ refusal: message, ended: false });
});

it('says of a bank’s question that was closed that nothing was charged, not that the card was refused', async () => {
  const code = 'payment_intent_authentication_failure';
  for (const type of ['card_error', 'invalid_request_error'])
    expect(await ofError({ type, code, message })).toEqual({ refusal: NOT_CONFIRMED, ended: false });
});

it('leaves open whatever was not decided: a lost answer, a fault of the provider, a try beside another', async () => {
  for (const type of ['api_connection_error', 'api_error', 'rate_limit_error', 'something_new'])
    expect([type, await ofError({ type, message })]).toEqual([type, UNKNOWN]);
  expect(await ofError({ ...invalid, code: 'lock_timeout' })).toEqual(UNKNOWN);
  expect(await confirm(Promise.reject(new TypeError('Failed to fetch')))).toEqual(UNKNOWN);
  expect(await ofIntent('processing')).toEqual({ undecided: 'pending' });
});

it('takes as paid what is, whatever the error beside it says', async () => {
  const payment_intent = { id: 'pi_1', status: 'succeeded' };
  expect(await ofIntent('succeeded')).toEqual({ paid: 'pressed' });
  expect(await ofError({ type: 'api_error', payment_intent })).toEqual({ paid: 'pressed' });
});

import { chargeFee, moveBalance } from './balance.ts';
import type { Card } from './cards.ts';
import { declineIntent, recordCharge } from './charges.ts';
import { missingParam, unexpectedState } from './errors.ts';
import type { NextAction, PaymentIntent } from './objects.ts';
import { emailOf, isTrue, type Params, text } from './params.ts';
import { getIntent, isFinal, type PaymentContext, saveIntent } from './payment-context.ts';
import { attachedCard, attachMethod } from './payment-method.ts';

/** Charges the card. Declines throw, as the provider answers them with 402, and leave the intent open. */
export function confirmIntent(context: PaymentContext, id: string, params: Params): PaymentIntent {
  const openIntent = getIntent(context, id);
  if (isFinal(openIntent)) throw unexpectedState(openIntent, 'confirmed');
  const email = emailOf(params, 'receipt_email') ?? openIntent.receipt_email;
  const intent = attachMethod(context, { ...openIntent, receipt_email: email }, params);
  const card = attachedCard(context, intent);
  if (!card) throw missingParam('payment_method');
  const { fate } = card;
  if (fate.outcome === 'succeeds') return chargeCard(context, intent, card);
  if (fate.outcome === 'declines') {
    const { code, declineCode, message } = fate;
    throw declineIntent(context, intent, card, { type: 'card_error', code, decline_code: declineCode, message });
  }
  const next_action = challenge(context, intent, params);
  const waiting = saveIntent(context, { ...intent, status: 'requires_action', next_action });
  context.hooks.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** The end of 3-D Secure. */
export function authenticateIntent(context: PaymentContext, id: string, passed: boolean): PaymentIntent {
  const intent = getIntent(context, id);
  const card = attachedCard(context, intent);
  if (intent.status !== 'requires_action' || !card) return intent;
  if (passed) return chargeCard(context, { ...intent, next_action: null }, card);
  declineIntent(context, { ...intent, next_action: null }, undefined, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'Your bank did not confirm that it is you. Please try again or use another card.',
  });
  return getIntent(context, id);
}

/** Finishes the payments that an earlier run left in `processing`. */
export function resumeProcessing(context: PaymentContext): void {
  for (const { id, status } of context.state.intents.all()) if (status === 'processing') settle(context, id);
}

function challenge({ baseUrl }: PaymentContext, intent: PaymentIntent, params: Params): NextAction {
  const address = `${baseUrl()}/3ds/${intent.id}?client_secret=${intent.client_secret}`;
  const back = text(params, 'return_url');
  if (isTrue(params, 'use_stripe_sdk') || !back)
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: address } };
  const url = `${address}&return_url=${encodeURIComponent(back)}`;
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: back } };
}

function chargeCard(context: PaymentContext, intent: PaymentIntent, card: Card): PaymentIntent {
  const charge = recordCharge(context, intent, card);
  const processing = saveIntent(context, {
    ...intent,
    status: 'processing',
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
  });
  const wait = context.controls.stripe.processingMs;
  if (wait === 0) return settle(context, intent.id);
  context.hooks.emit('payment_intent.processing', processing);
  setTimeout(() => settle(context, intent.id), wait).unref();
  return processing;
}

function settle(context: PaymentContext, id: string): PaymentIntent {
  const { state, hooks } = context;
  const intent = getIntent(context, id);
  const charge = state.charges.get(intent.latest_charge ?? '');
  if (intent.status !== 'processing' || !charge) return intent;
  const { amount, currency, id: source } = charge;
  const moved = { type: 'charge', amount, currency, fee: chargeFee(amount), source };
  const paid = state.charges.put(charge.id, {
    ...charge,
    balance_transaction: moveBalance(state, moved).id,
    paid: true,
    receipt_url: `${context.baseUrl()}/receipts/payment/${charge.id}`,
    status: 'succeeded',
  });
  const succeeded = saveIntent(context, { ...intent, status: 'succeeded', amount_received: intent.amount });
  hooks.emit('charge.succeeded', paid);
  hooks.emit('payment_intent.succeeded', succeeded);
  return succeeded;
}

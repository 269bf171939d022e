import type { PaymentIntentResult } from '@stripe/stripe-js';
import { mailableEmail } from '@trueseason/contracts';
import { trackStep } from '../lib/analytics/analytics.ts';
import type { Toast } from '../lib/message-texts.ts';
import { NOT_COMPLETED } from '../order/order-state/order-message.ts';
import type { Intent } from './intent.ts';
import type { ReadyPayment } from './payment-element.tsx';
import { CHECK_CARD, FORM_EXPIRED, NOT_CONFIRMED } from './payment-reasons.ts';

/** The intent ended while its form was open: the code expired, or too many cards were declined. */
const INTENT_ENDED = 'payment_intent_unexpected_state';
/** Another payment of this intent is still running. */
const INTENT_LOCKED = 'lock_timeout';
/** The bank's check was closed or failed. The provider describes both as a declined card. */
const NOT_CONFIRMED_CODE = 'payment_intent_authentication_failure';
/** Errors that mean nothing was charged; after others, the card may have been. */
const FINAL_ERROR_TYPES: readonly string[] = ['card_error', 'validation_error', 'invalid_request_error'];

export type Outcome =
  | { readonly paid: 'card' | 'free' | 'earlier' }
  /** May still be charged: pending at the bank, or unknown. */
  | { readonly status: 'pending' | 'unknown' }
  /** `needsNewIntent` if a new intent must be opened first. */
  | { readonly refusal: string; readonly needsNewIntent: boolean }
  /** No payment was attempted. */
  | { readonly toast: Toast }
  | { readonly elsewhere: true };

/**
 * Pays an intent with the card form, without leaving the page if possible. Sends nothing unless the form is complete.
 * @param returnPath where the provider's own page returns to, if one is needed
 * @param beforePayment sends what the server needs first; returns an outcome if nothing may be charged
 */
export async function payByCard(payment: {
  readonly card: ReadyPayment | null;
  readonly intent: Intent | null;
  readonly returnPath: string;
  readonly receiptEmail?: string;
  readonly beforePayment?: () => Promise<Outcome | undefined>;
}): Promise<Outcome> {
  const { card, intent, returnPath, receiptEmail, beforePayment } = payment;
  if (!card || !intent) throw new Error('The card form is not ready.');
  const { provider, elements, clientSecret } = card;
  const { error } = await elements.submit();
  if (error) return { refusal: error.message ?? CHECK_CARD, needsNewIntent: false };
  const earlyOutcome = await beforePayment?.();
  if (earlyOutcome) return earlyOutcome;
  trackStep('payment_initiated', { order_id: intent.orderId, amount: intent.amount / 100 });
  const return_url = new URL(returnPath, window.location.origin).href;
  const confirmParams = { return_url, ...(receiptEmail && { receipt_email: mailableEmail(receiptEmail) }) };
  const options = { elements, clientSecret, confirmParams, redirect: 'if_required' } as const;
  const confirmation = await provider.confirmPayment(options).catch((failure: unknown) => {
    console.error('Confirming the payment got no response:', failure);
    return null;
  });
  return confirmation ? outcomeOf(confirmation) : { status: 'unknown' };
}

function outcomeOf({ paymentIntent, error }: PaymentIntentResult): Outcome {
  const intent = paymentIntent ?? error?.payment_intent;
  // An earlier attempt or another tab may have paid it, so the provider refuses this one.
  if (intent?.status === 'succeeded') return { paid: 'card' };
  if (intent?.status === 'processing') return { status: 'pending' };
  if (error?.code === INTENT_ENDED) return { refusal: FORM_EXPIRED, needsNewIntent: true };
  if (error?.code === NOT_CONFIRMED_CODE) return { refusal: NOT_CONFIRMED, needsNewIntent: false };
  if (error && (!FINAL_ERROR_TYPES.includes(error.type) || error.code === INTENT_LOCKED)) return { status: 'unknown' };
  return { refusal: error?.message ?? NOT_COMPLETED, needsNewIntent: false };
}

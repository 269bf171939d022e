import { mailableEmail } from '@trueseason/contracts';
import { trackStep } from '../lib/analytics/analytics.ts';
import type { Toast } from '../lib/message-texts.ts';
import type { Intent } from './intent.ts';
import type { ReadyPayment } from './payment-element.tsx';
import { CHECK_CARD, NOT_COMPLETED, NOT_CONFIRMED, PRICED_ANEW } from './payment-reasons.ts';
import type { ConfirmAnswer } from './provider.ts';

/** The intent ended while its form was open: the code expired, or too many cards were declined. */
const ENDED = 'payment_intent_unexpected_state';
/** Another payment of this intent is still running. */
const LOCKED = 'lock_timeout';
/** The bank's check was closed or failed. The provider describes both as a declined card. */
const NOT_CONFIRMED_CODE = 'payment_intent_authentication_failure';
/** Errors that mean nothing was charged; after others, the card may have been. */
const DECISIONS: readonly string[] = ['card_error', 'validation_error', 'invalid_request_error'];

export type Outcome =
  | { readonly paid: 'pressed' | 'free' | 'before' }
  /** May still be charged: pending at the bank, or unknown. */
  | { readonly undecided: 'pending' | 'unknown' }
  /** `ended` if a new intent must be opened first. */
  | { readonly refusal: string; readonly ended: boolean }
  /** No payment was attempted. */
  | { readonly toast: Toast }
  | { readonly elsewhere: true };

/**
 * Pays an intent with the card form, without leaving the page if possible. Sends nothing unless the form is complete.
 * @param back where the provider's own page returns to, if one is needed
 * @param before sends what the server needs first; returns an outcome if nothing may be charged
 */
export async function payByCard(payment: {
  readonly card: ReadyPayment | null;
  readonly intent: Intent | null;
  readonly back: string;
  readonly receiptEmail?: string;
  readonly before?: () => Promise<Outcome | undefined>;
}): Promise<Outcome> {
  const { card, intent, back, receiptEmail, before } = payment;
  if (!card || !intent) throw new Error('The card form is not ready.');
  const { provider, elements, clientSecret } = card;
  const { error } = await elements.submit();
  if (error) return { refusal: error.message ?? CHECK_CARD, ended: false };
  const other = await before?.();
  if (other) return other;
  trackStep('payment_initiated', { order_id: intent.orderId, amount: intent.amount / 100 });
  const return_url = new URL(back, window.location.origin).href;
  const confirmParams = { return_url, ...(receiptEmail && { receipt_email: mailableEmail(receiptEmail) }) };
  const asked = { elements, clientSecret, confirmParams, redirect: 'if_required' } as const;
  const answer = await provider.confirmPayment(asked).catch((failure: unknown) => {
    console.error('Confirming the payment gave no answer:', failure);
    return null;
  });
  return answer ? read(answer) : { undecided: 'unknown' };
}

function read({ paymentIntent, error }: ConfirmAnswer): Outcome {
  const intent = paymentIntent ?? error?.payment_intent;
  // An earlier attempt or another tab may have paid it, so the provider refuses this one.
  if (intent?.status === 'succeeded') return { paid: 'pressed' };
  if (intent?.status === 'processing') return { undecided: 'pending' };
  if (error?.code === ENDED) return { refusal: PRICED_ANEW, ended: true };
  if (error?.code === NOT_CONFIRMED_CODE) return { refusal: NOT_CONFIRMED, ended: false };
  if (error && (!DECISIONS.includes(error.type) || error.code === LOCKED)) return { undecided: 'unknown' };
  return { refusal: error?.message ?? NOT_COMPLETED, ended: false };
}

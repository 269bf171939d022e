import { CHECK_CARD, NOT_COMPLETED, PRICED_ANEW } from '../../lib/payment/payment-reasons.ts';
import type { ReadyPayment } from './payment-element.tsx';
import type { PaymentProvider } from './provider.ts';

/** Why the card form cannot be sent; null when it can. Comes before anything else is done for a purchase. */
export async function cardProblem({ elements }: ReadyPayment): Promise<string | null> {
  const { error } = await elements.submit();
  return error ? (error.message ?? CHECK_CARD) : null;
}

type ConfirmParams = Parameters<PaymentProvider['confirmPayment']>[0]['confirmParams'];

/** An intent that ended while its form was open: its code has, or too many cards were declined. */
const ENDED = 'payment_intent_unexpected_state';

/** Why a payment was not made; `ended` where another intent has to be opened first. */
export interface Refused {
  readonly refusal: string;
  readonly ended: boolean;
}

/** The intent that the bank has not decided about. */
export interface Pending {
  readonly pending: string;
}

export type Confirmed = { readonly paid: string } | Pending | Refused;

/** Confirms without leaving the page where that can be. */
export async function confirmCard(
  { provider, elements, clientSecret }: ReadyPayment,
  confirmParams: ConfirmParams,
): Promise<Confirmed> {
  const { error, paymentIntent } = await provider.confirmPayment({
    elements,
    clientSecret,
    confirmParams,
    redirect: 'if_required',
  });
  const intent = paymentIntent ?? error?.payment_intent;
  // Also by an earlier try whose answer was lost, or in another tab: the provider then refuses this one.
  if (intent?.status === 'succeeded') return { paid: intent.id };
  if (intent?.status === 'processing') return { pending: intent.id };
  if (error?.code === ENDED) return { refusal: PRICED_ANEW, ended: true };
  return { refusal: error?.message ?? NOT_COMPLETED, ended: false };
}

import { CHECK_CARD, NOT_COMPLETED } from '../../lib/payment-reasons.ts';
import type { ReadyPayment } from './payment-element.tsx';
import type { PaymentProvider } from './provider.ts';

/** Why the card form cannot be sent; null when it can. Comes before anything else is done for a purchase. */
export async function cardProblem({ elements }: ReadyPayment): Promise<string | null> {
  const { error } = await elements.submit();
  return error ? (error.message ?? CHECK_CARD) : null;
}

type ConfirmParams = Parameters<PaymentProvider['confirmPayment']>[0]['confirmParams'];

/** Confirms without leaving the page where that can be. Gives the intent that was paid, or why it was not. */
export async function confirmCard(
  { provider, elements, clientSecret }: ReadyPayment,
  confirmParams: ConfirmParams,
): Promise<{ readonly paid: string } | { readonly refusal: string }> {
  const { error, paymentIntent } = await provider.confirmPayment({
    elements,
    clientSecret,
    confirmParams,
    redirect: 'if_required',
  });
  if (error || paymentIntent?.status !== 'succeeded') return { refusal: error?.message ?? NOT_COMPLETED };
  return { paid: paymentIntent.id };
}

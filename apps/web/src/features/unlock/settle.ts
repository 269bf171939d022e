import { TOASTS } from '@trueseason/contracts';
import { cardProblem, confirmCard } from '../../components/payment/confirm-card.ts';
import type { ReadyPayment } from '../../components/payment/payment-element.tsx';
import { tellRefused } from '../../components/payment/refusal.tsx';
import { track, trackStep } from '../../lib/analytics.ts';
import { call, serverMessage } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Intent } from './use-intent.ts';

export interface Purchase {
  readonly orderId: string;
  readonly email: string;
  readonly intent: Intent;
  /** Needed unless the order is free. */
  readonly payment: ReadyPayment | null;
}

export interface Settled {
  /** Whether the order is open now. */
  readonly open: boolean;
  /** Why the payment did not go through. */
  readonly refusal?: string;
}

/** Carries a purchase through and tells the customer how it went. */
export async function settle({ orderId, email, intent, payment }: Purchase): Promise<Settled> {
  trackStep('payment_initiated', { order_id: Number(orderId), amount: intent.amount / 100 });
  try {
    await call('updateEmail', { params: { orderId }, body: { email } });
    if (intent.isFree) {
      await call('markFree', { params: { orderId } });
      showToast(TOASTS.freeUnlocked);
      return { open: true };
    }
    return payment ? await pay(orderId, email, intent, payment) : { open: false };
  } catch (error) {
    console.error('Purchase failed:', error);
    const message = serverMessage(error);
    if (message) return refused(message);
    showToast(TOASTS.unexpected);
    return { open: false };
  }
}

const refused = (reason: string): Settled => ({ open: false, refusal: tellRefused(reason) });

async function pay(orderId: string, email: string, intent: Intent, payment: ReadyPayment): Promise<Settled> {
  const problem = await cardProblem(payment);
  if (problem) return refused(problem);
  const back = new URL(paths.results(orderId), window.location.origin);
  back.searchParams.set('email', email);
  const confirmed = await confirmCard(payment, { return_url: back.href, receipt_email: email });
  if ('refusal' in confirmed) return refused(confirmed.refusal);
  showToast(TOASTS.paymentSuccessful);
  trackStep('payment_completed', { order_id: Number(orderId) });
  track('purchase', { transaction_id: confirmed.paid, value: intent.amount / 100, currency: 'USD' });
  try {
    await call('markCompleted', { params: { orderId } });
    showToast(TOASTS.paymentUnlocked);
  } catch (failure) {
    // The provider tells the server on its own as well; the customer is not left without a word.
    console.error('Paid, but settling failed:', failure);
    showToast(TOASTS.paidButFailed);
  }
  return { open: true };
}

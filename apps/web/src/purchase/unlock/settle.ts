import { TOASTS } from '@trueseason/contracts';
import { trackStep } from '../../lib/analytics/analytics.ts';
import { trackPurchase } from '../../lib/analytics/order-events.ts';
import { call } from '../../lib/api/api.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { cardProblem, confirmCard, type Refused, type Undecided } from '../confirm-card.ts';
import type { Intent } from '../intent.ts';
import type { ReadyPayment } from '../payment-element.tsx';

export interface Purchase {
  readonly orderId: string;
  readonly email: string;
  readonly intent: Intent;
  /** Needed unless the order is free. */
  readonly payment: ReadyPayment | null;
  /** Records the buyer's consent before paying; null if none is needed. */
  readonly tell: ((orderId: string) => Promise<void>) | null;
}

/** A purchase that was made; `open` where the server has said that the result may be seen. */
export interface Bought {
  readonly open: boolean;
}

/** What became of a purchase. */
export type Settled = Refused | Undecided | Bought;

/** How long the first good news stays before the next: long enough to read. */
const SUCCESS_MS = 1500;

/** Carries a purchase through. */
export async function settle({ orderId, email, intent, payment, tell }: Purchase): Promise<Settled> {
  trackStep('payment_initiated', { order_id: Number(orderId), amount: intent.amount / 100 });
  await call('updateEmail', { params: { orderId }, body: { email } });
  if (intent.isFree) {
    await call('markFree', { params: { orderId } });
    showToast(TOASTS.freeUnlocked);
    return { open: true };
  }
  if (!payment) throw new Error('The card form is not ready.');
  await tell?.(orderId);
  return pay(orderId, email, intent, payment);
}

async function pay(orderId: string, email: string, intent: Intent, payment: ReadyPayment): Promise<Settled> {
  const problem = await cardProblem(payment);
  if (problem) return { refusal: problem, ended: false };
  const back = new URL(paths.results(orderId), window.location.origin);
  back.searchParams.set('email', email);
  const confirmed = await confirmCard(payment, { return_url: back.href, receipt_email: email });
  if (!('paid' in confirmed)) return confirmed;
  showToast(TOASTS.paymentSuccessful);
  const seen = new Promise((resolve) => setTimeout(resolve, SUCCESS_MS));
  trackPurchase(orderId, confirmed.paid, intent.amount);
  try {
    await call('markCompleted', { params: { orderId } });
    await seen;
    showToast(TOASTS.paymentUnlocked);
    return { open: true };
  } catch (failure) {
    // The provider tells the server on its own as well; the customer is not left without a word.
    console.error('Paid, but settling failed:', failure);
    showToast(TOASTS.paidButFailed);
    return { open: false };
  }
}

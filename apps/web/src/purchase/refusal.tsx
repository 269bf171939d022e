import { TOASTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { showToast } from '../lib/messages/show-toast.ts';
import { STILL_PENDING } from '../order/order-state/order-state.tsx';
import { NOT_KNOWN } from './payment-reasons.ts';
import styles from './refusal.module.css';

/** Shows a toast for a failed payment; returns the reason for `Refusal`. */
export function tellRefused(reason: string): string {
  showToast(TOASTS.paymentFailed(reason));
  return reason;
}

/** The same for a pending payment, which is not a failure. */
export function tellPending(): string {
  showToast({ title: 'Payment Under Way', text: STILL_PENDING, tone: 'neutral' });
  return STILL_PENDING;
}

/** The same for a payment whose outcome is unknown. */
export function tellNotKnown(): string {
  showToast({ title: 'Checking Your Payment', text: NOT_KNOWN, tone: 'neutral' });
  return NOT_KNOWN;
}

/** Why the last payment did not go through, beside the button that tries again. The message has announced it. */
export const Refusal = ({ reason }: { readonly reason: string | null }): ReactNode =>
  reason && <p className={styles.refusal}>{reason}</p>;

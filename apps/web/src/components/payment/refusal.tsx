import { TOASTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { showToast } from '../../lib/messages/show-toast.ts';
import { NOT_KNOWN, STILL_PENDING } from '../../lib/payment/payment-reasons.ts';
import styles from './refusal.module.css';

/** Tells of a payment that did not go through; gives what `Refusal` keeps on the page once the message has gone. */
export function tellRefused(reason: string): string {
  showToast(TOASTS.paymentFailed(reason));
  return reason;
}

/** The same of one that the bank has not decided about, which is no failure. */
export function tellPending(): string {
  showToast({ title: 'Payment Under Way', text: STILL_PENDING, tone: 'neutral' });
  return STILL_PENDING;
}

/** The same of one of which nobody knows yet whether it was carried out. */
export function tellNotKnown(): string {
  showToast({ title: 'Checking Your Payment', text: NOT_KNOWN, tone: 'neutral' });
  return NOT_KNOWN;
}

/** Why the last payment did not go through, beside the button that tries again. The message has announced it. */
export const Refusal = ({ reason }: { readonly reason: string | null }): ReactNode =>
  reason && <p className={styles.refusal}>{reason}</p>;

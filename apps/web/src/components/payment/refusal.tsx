import { TOASTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { showToast } from '../../lib/messages/show-toast.ts';
import styles from './refusal.module.css';

/** Tells of a payment that did not go through; gives what `Refusal` keeps on the page once the message has gone. */
export function tellRefused(reason: string): string {
  showToast(TOASTS.paymentFailed(reason));
  return reason;
}

/** Why the last payment did not go through, beside the button that tries again. The message has announced it. */
export const Refusal = ({ reason }: { readonly reason: string | null }): ReactNode =>
  reason && <p className={styles.refusal}>{reason}</p>;

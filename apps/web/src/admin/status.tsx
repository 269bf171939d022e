import type { AdminStatus } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './admin.module.css';

export const STATUSES: readonly AdminStatus[] = ['pending', 'paid', 'processing', 'completed', 'failed'];

/** Unknown statuses count as pending. */
const shownStatus = (status: string): AdminStatus => STATUSES.find((candidate) => candidate === status) ?? 'pending';

export function StatusBadge({ status }: { readonly status: string }): ReactNode {
  const shownState = shownStatus(status);
  return (
    <span className={styles.status} data-status={shownState}>
      {shownState}
    </span>
  );
}

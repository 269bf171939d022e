import { SeasonRing } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './ring-message.module.css';

export interface RingMessageProps {
  /** Turning while something is on its way; empty, with an arc missing, where nothing is. */
  readonly ring: 'turning' | 'empty';
  readonly title: ReactNode;
  /** Live-region role if the message appears without user action. */
  readonly role?: 'status' | 'alert';
  readonly children?: ReactNode;
}

/** A page that has little to say, beside the mark. */
export const RingMessage = ({ ring, title, role, children }: RingMessageProps): ReactNode => (
  <section className={styles.page} role={role}>
    <SeasonRing plain className={styles[ring]} />
    <div className={styles.words}>
      <h1>{title}</h1>
      {children}
    </div>
  </section>
);

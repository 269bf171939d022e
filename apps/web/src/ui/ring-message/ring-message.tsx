import { SeasonRing } from '@trueseason/print/drawings';
import type { ReactNode } from 'react';
import styles from './ring-message.module.css';

export interface RingMessageProps {
  /** Turning while loading; with an arc missing if there is nothing. */
  readonly ring: 'turning' | 'empty';
  readonly title: ReactNode;
  /** Live-region role if the message appears without user action. */
  readonly role?: 'status' | 'alert';
  readonly children?: ReactNode;
}

export const RingMessage = ({ ring, title, role, children }: RingMessageProps): ReactNode => (
  <section className={`stack gap-6 columns page ${styles.page}`} role={role}>
    <SeasonRing plain className={`${styles.ring} ${ring === 'turning' ? ring : styles.empty}`} />
    <div className={`stack gap-5 ${styles.words}`}>
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  </section>
);

import type { ReactNode } from 'react';
import styles from './failure-advice.module.css';

export interface FailureAdviceProps {
  readonly message: string;
  /** Whether this device still holds the photos, so that the ones to exchange are marked. */
  readonly photosAreHere: boolean;
}

/** After an order whose photos could not be measured. */
export const FailureAdvice = ({ message, photosAreHere }: FailureAdviceProps): ReactNode => (
  <div className={styles.advice} role="status">
    <strong>{message}</strong>
    <span>
      Your order is waiting.{' '}
      {photosAreHere ? 'Exchange the photos marked below and send them again.' : 'Choose three photos once more.'}{' '}
      Another try costs nothing.
    </span>
  </div>
);

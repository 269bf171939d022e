import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { serverMessage } from '../../lib/api/api.ts';
import styles from './admin.module.css';

export interface UnavailableProps {
  /** What did not come, as the start of a sentence. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of something that could not be loaded. */
export function Unavailable({ what, error, onRetry }: UnavailableProps): ReactNode {
  return (
    <div className={styles.unavailable} role="alert">
      <p>
        {what} could not be loaded. {serverMessage(error)}
      </p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

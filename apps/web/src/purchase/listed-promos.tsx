import { LISTED_PROMOS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './listed-promos.module.css';

/** The codes that everybody may use: for who looks for one, and not beside the price. */
export const ListedPromos = (): ReactNode => (
  <details className={styles.promos}>
    <summary>Codes for everyone</summary>
    <p>
      One per order:{' '}
      {Object.entries(LISTED_PROMOS)
        .map(([code, percent]) => `${code} (${percent}%)`)
        .join(', ')}
    </p>
  </details>
);

import { BRAND, dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { PriceNote } from '../price-note/price-note.tsx';
import styles from './price-breakdown.module.css';

export interface PriceBreakdownProps {
  /** What will be charged, in cents, as the server says. */
  readonly amount: number;
  readonly discount: number;
  readonly code?: string;
}

export const PriceBreakdown = ({ amount, discount, code }: PriceBreakdownProps): ReactNode => (
  <div>
    <dl className={`${styles.sums} figures`}>
      <div>
        <dt>{BRAND.product}</dt>
        <dd>${dollars(PRICE_CENTS)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>
            {code ? `${code}: ` : ''}you save ${dollars(PRICE_CENTS - amount)} ({discount}%)
          </dt>
          <dd>−${dollars(PRICE_CENTS - amount)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>${dollars(amount)}</dd>
      </div>
    </dl>
    <PriceNote className={styles.includes} />
  </div>
);

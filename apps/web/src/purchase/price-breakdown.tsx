import { BRAND, formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { coverageText } from '../order/promo-code.ts';
import { PriceNote } from '../ui/price-note/price-note.tsx';
import type { Intent } from './intent.ts';
import styles from './purchase.module.css';

type Price = Pick<Intent, 'amount' | 'discount'>;

/** What the server charges; the full price until known. */
export function PriceBreakdown({ priced, code }: { priced: Price | null; code?: string | null }): ReactNode {
  const coverage = coverageText();
  if (coverage && (priced?.amount ?? 0) === 0) return <p>{coverage}</p>;
  const { amount, discount } = priced ?? { amount: PRICE_CENTS, discount: 0 };
  const remaining = Math.round((PRICE_CENTS * (100 - discount)) / 100);
  return (
    <div>
      <dl className={`${styles.sums} figures`}>
        <div>
          <dt>{BRAND.product}</dt>
          <dd>{formatPrice(PRICE_CENTS)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>
              {code ? `${code}: ` : ''}you save {formatPrice(PRICE_CENTS - amount)} ({discount}%)
            </dt>
            <dd>−{formatPrice(PRICE_CENTS - amount)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      </dl>
      {amount === 0 && remaining > 0 && (
        <p className="text-sm soft">
          The last {formatPrice(remaining)} is too small for a card payment. You pay nothing.
        </p>
      )}
      <PriceNote className="text-sm soft" />
    </div>
  );
}

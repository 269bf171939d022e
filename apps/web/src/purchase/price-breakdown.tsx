import { BRAND, CURRENCY, formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { coverageText } from '../order/promo-code.ts';
import { PriceNote } from '../ui/price-note/price-note.tsx';
import type { Intent } from './intent.ts';
import styles from './purchase.module.css';

type Price = Pick<Intent, 'amount' | 'fullAmount' | 'currency' | 'discount'>;

const FULL_PRICE: Price = { amount: PRICE_CENTS, fullAmount: PRICE_CENTS, currency: CURRENCY, discount: 0 };

/** What the server charges; the full price until known. */
export function PriceBreakdown({ priced, code }: { priced: Price | null; code?: string | null }): ReactNode {
  const coverage = coverageText();
  if (coverage && (priced?.amount ?? 0) === 0) return <p>{coverage}</p>;
  const { amount, fullAmount, currency, discount } = priced ?? FULL_PRICE;
  const inCurrency = (cents: number) => formatPrice(cents, currency);
  const remaining = Math.round((fullAmount * (100 - discount)) / 100);
  return (
    <div>
      <dl className={`${styles.sums} figures`}>
        <div>
          <dt>{BRAND.product}</dt>
          <dd>{inCurrency(fullAmount)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>
              {code ? `${code}: ` : ''}you save {inCurrency(fullAmount - amount)} ({discount}%)
            </dt>
            <dd>−{inCurrency(fullAmount - amount)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{inCurrency(amount)}</dd>
        </div>
      </dl>
      {amount === 0 && remaining > 0 && (
        <p className="text-sm soft">
          The last {inCurrency(remaining)} is too small for a card payment. You pay nothing.
        </p>
      )}
      <PriceNote className="text-sm soft" />
    </div>
  );
}

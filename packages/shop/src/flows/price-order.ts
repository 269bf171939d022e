import { discountedCents, PRICE_CENTS } from '@trueseason/contracts';
import type { Database } from '../database/index.ts';
import type { PromoRequester } from '../promo/index.ts';
import { findUsableCode } from './promo-uses.ts';

/** An order's price after its promo. */
export interface Price {
  readonly amountCents: number;
  readonly discountPercent: number;
  readonly promoCode: string | null;
}

const FULL_PRICE: Price = { amountCents: PRICE_CENTS, discountPercent: 0, promoCode: null };

/** An order's price with this code. Unknown, ended, used or reserved codes give no discount. */
export async function priceOrder(db: Database, asker: PromoRequester, code: string | undefined): Promise<Price> {
  const promo = code ? await findUsableCode(db, code, asker) : undefined;
  if (!promo) return FULL_PRICE;
  return { amountCents: discountedCents(promo.percent), discountPercent: promo.percent, promoCode: promo.code };
}

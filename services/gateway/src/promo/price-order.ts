import { discountedCents, PRICE_CENTS } from '@trueseason/contracts';
import type { Db } from '@trueseason/shop/database';
import type { Price } from '@trueseason/shop/payment';
import { findUsablePromo, type PromoAsker } from '@trueseason/shop/promo';

const FULL_PRICE: Price = { amountCents: PRICE_CENTS, discountPercent: 0, promoCode: null };

/** An order's price with this code. Unknown, ended, used or reserved codes give no discount. */
export async function priceOrder(db: Db, asker: PromoAsker, code: string | undefined): Promise<Price> {
  const promo = code ? await findUsablePromo(db, code, asker) : undefined;
  if (!promo) return FULL_PRICE;
  return { amountCents: discountedCents(promo.percent), discountPercent: promo.percent, promoCode: promo.code };
}

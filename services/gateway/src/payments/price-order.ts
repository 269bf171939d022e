import { discountedCents, PRICE_CENTS } from '@trueseason/contracts';
import { type Db, findUsablePromo } from '@trueseason/db';
import type { Price } from '@trueseason/orders';

const FULL_PRICE: Price = { amountCents: PRICE_CENTS, discountPercent: 0, promoCode: null };

/** What an order costs with this code. A code that is unknown, expired or used up takes nothing off. */
export async function priceOrder(db: Db, code: string | undefined): Promise<Price> {
  const promo = code ? await findUsablePromo(db, code) : undefined;
  if (!promo) return FULL_PRICE;
  return { amountCents: discountedCents(promo.percent), discountPercent: promo.percent, promoCode: promo.code };
}

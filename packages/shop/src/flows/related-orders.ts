import type { BuyerSign } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import { pairsBySameBrowser } from '../access/index.ts';
import type { Database } from '../database/index.ts';
import { type OrderRow, orderQuery, ordersQuery, pairsBySameAddress } from '../order/index.ts';
import { pairsBySamePhotos } from '../photos/index.ts';

/** Another order of a buyer, for operators. */
export type RelatedOrder = Pick<
  OrderRow,
  'id' | 'flow' | 'progress' | 'payment' | 'amount_cents' | 'currency' | 'created_at' | 'settled_at'
> & { readonly sign: BuyerSign };

const MOST = 20;

/**
 * Other orders of the same buyers, each with the sign of it, as rows of id, progress, other, sign. Buyers without an account
 * are recognized by an address, a browser, or photos.
 * @param orders rows of id, email, progress
 */
export const ordersOfSameBuyer = (orders: RawBuilder<unknown>) => sql`(
  ${pairsBySameAddress(orders)} union all ${pairsBySameBrowser(orders)} union all ${pairsBySamePhotos(orders)}
)`;

/** The other orders of an order's buyer, newest first. */
export async function listRelatedOrders(db: Database, orderId: number): Promise<RelatedOrder[]> {
  const pairs = ordersOfSameBuyer(sql`(${orderQuery(db, orderId).select(['id', 'email', 'progress'])})`);
  const related = sql<{
    id: number;
    sign: BuyerSign;
  }>`(select other as id, min(sign) as sign from ${pairs} as pairs group by other)`;
  return ordersQuery(db)
    .innerJoin(related.as<'related'>(sql`related`), 'related.id', 'orders.id')
    .select([
      'orders.id',
      'flow',
      'progress',
      'payment',
      'amount_cents',
      'currency',
      'created_at',
      'settled_at',
      'sign',
    ])
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
}

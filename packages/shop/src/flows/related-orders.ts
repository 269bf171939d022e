import type { BuyerSign } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, query } from '../database/index.ts';
import type { OrderRow } from '../order/index.ts';

/** Another order of a buyer, for operators. */
export type RelatedOrder = Pick<
  OrderRow,
  'id' | 'flow' | 'progress' | 'payment' | 'amount_cents' | 'created_at' | 'settled_at'
> & { readonly sign: BuyerSign };

const MOST = 20;

/**
 * Other orders of the buyers of some, each with what shows it, as rows of id, progress, other, sign. Whoever has no account is
 * known by an address, a browser, or photos.
 * @param orders rows of id, email, progress
 */
export const ordersOfSameBuyer = (orders: RawBuilder<unknown>) => sql`(
  select mine.id, mine.progress, other.id as other, 'address' as sign from ${orders} as mine
    join orders other on lower(other.email) = lower(mine.email) and other.email is not null and other.id <> mine.id
  union all
  select mine.id, mine.progress, theirs.order_id, 'browser' from ${orders} as mine
    join grants held on held.order_id = mine.id and held.level = 'own'
    join grants theirs on theirs.token_hash = held.token_hash and theirs.level = 'own' and theirs.order_id <> mine.id
  union all
  select mine.id, mine.progress, theirs.order_id, 'photos' from ${orders} as mine
    join photos sent on sent.order_id = mine.id
    join photos theirs on theirs.sha256 = sent.sha256 and theirs.order_id <> mine.id
)`;

/** The other orders of an order's buyer, newest first. */
export async function listRelatedOrders(db: Database, orderId: number): Promise<RelatedOrder[]> {
  const order = sql`(select id, email, progress from orders where id = ${orderId})`;
  const { rows } = await sql<RelatedOrder>`
    select id, flow, progress, payment, amount_cents, created_at, settled_at, sign
    from (select other as id, min(sign) as sign from ${ordersOfSameBuyer(order)} as pairs group by other) as related
      join orders using (id)
    order by created_at desc limit ${MOST}`.execute(query(db));
  return rows;
}

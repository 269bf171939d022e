import { type BuyerSign, DAY_MS, WITHDRAWAL_DAYS } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { ordersOfSameBuyer } from '../flows/index.ts';
import { isDismissed } from '../operators/index.ts';
import { orderTracks, recentlyPaid } from '../order/index.ts';
import { heldMoney } from '../payment/index.ts';
import { query } from '../schema/index.ts';

/** An order that its buyer seems to have paid by mistake, in addition to another one. */
export interface SecondPayment {
  readonly id: number;
  readonly other: number;
  readonly sign: BuyerSign;
  readonly settled_at: Date;
  /** Not refunded yet. */
  readonly cents: number;
  readonly currency: string;
}

/** Purchases this close to each other can be one by mistake. */
const TWICE_DAYS = 7;

/**
 * Paid orders of a buyer who has another paid one: with photos of an order that was paid before, or without
 * photos, which the other one has or was paid before. Other photos are another person's. Not what an operator let be, and
 * only as long as a buyer may withdraw.
 * @param orderId of one order; all if missing
 */
export async function findSecondPayments(
  db: Database,
  { orderId, limit }: { readonly orderId?: number; readonly limit: number },
): Promise<SecondPayment[]> {
  const { rows } = await sql<SecondPayment>`
    with paid as (${recentlyPaid(WITHDRAWAL_DAYS, orderId)})
    select distinct on (paid.id) paid.id, other.id as other, sign, paid.settled_at, money.cents, money.currency
    from ${ordersOfSameBuyer(sql`paid`)} as pairs join paid using (id) join ${orderTracks} as other on other.id = pairs.other
      join ${heldMoney} as money on money.order_id = paid.id
    where (sign = 'photos' or pairs.progress = 'queued')
      and other.payment = 'paid' and other.flow <> 'gift'
      and abs(extract(epoch from paid.settled_at - other.settled_at)) < ${(TWICE_DAYS * DAY_MS) / 1000}
      and ((other.settled_at, other.id) < (paid.settled_at, paid.id)
        or paid.progress = 'queued' and other.progress <> 'queued')
      and not ${isDismissed('paid-twice', sql`paid.id`, sql`paid.settled_at`)}
    order by paid.id, sign, other.settled_at limit ${limit}`.execute(query(db));
  return rows;
}

/** What shows that an order was paid by mistake. */
export const secondPaymentWords = ({ other, sign }: SecondPayment): string =>
  sign === 'photos'
    ? `order #${other} was paid before, with the same photos`
    : `order #${other} of the same ${sign} is paid, too, and this one has no photos`;

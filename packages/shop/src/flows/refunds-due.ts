import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { endedGifts, isGift } from '../gift/index.ts';
import { consentTakenBack, ordersQuery } from '../order/index.ts';
import { listRefundable, type PaymentRow } from '../payment/index.ts';

/** A due refund and its reason. */
export interface RefundDue extends PaymentRow {
  readonly reason: 'withdrawn' | 'gift_ended' | 'no_consent' | 'no_photos';
}

/** Paid intents to refund: withdrawn orders, ended gifts, undelivered orders without consent or photos. */
export async function findRefundsDue(db: Database, days: number, limit: number): Promise<RefundDue[]> {
  const isOverdue = sql<boolean>`orders.photos_asked_at < now() - ${days} * interval '1 day'`;
  const reason = sql<RefundDue['reason']>`case when orders.withdrawn_at is not null then 'withdrawn'
    when ${isGift(sql`orders.id`, 'ended')} then 'gift_ended' when ${consentTakenBack} then 'no_consent' else 'no_photos' end`;
  const orders = ordersQuery(db)
    .select(['orders.id', reason.as('reason')])
    .where('orders.payment', '!=', 'disputed')
    // Separate subqueries use their indexes; combined they would scan all orders.
    .where('orders.id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.payment', '=', 'paid')
        .where('orders.completed_at', 'is', null)
        .where('orders.progress', 'in', ['failed', 'queued'])
        .where((is) => is.or([consentTakenBack, isOverdue]))
        // A withdrawal closes its order before the refund.
        .union(eb.selectFrom('orders').select('orders.id').where('orders.withdrawn_at', 'is not', null))
        .union(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .where('orders.payment', '=', 'paid')
            .where(sql<boolean>`orders.id in ${endedGifts}`),
        ),
    );
  return listRefundable(db, orders, limit);
}

import { PHOTO_RETENTION } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, query } from '../database/index.ts';

/** Expired orders, oldest first. */
export async function findExpiredOrders(
  db: Database,
  { unpaidDays, settledDays, limit }: { unpaidDays: number; settledDays: number; limit: number },
): Promise<number[]> {
  const ago = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;
  const rows = await query(db)
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('payment', '=', 'unpaid'),
          eb('orders.created_at', '<', ago(unpaidDays)),
          // Someone is about to pay for it.
          eb.not(
            eb.exists(
              eb
                .selectFrom('photos')
                .select('photos.order_id')
                .whereRef('photos.order_id', '=', 'orders.id')
                .where('photos.created_at', '>', sql<Date>`now() - ${PHOTO_RETENTION.unpaidHours} * interval '1 hour'`),
            ),
          ),
        ]),
        // No dispute lasts that long.
        eb.and([eb('payment', '!=', 'unpaid'), eb('orders.created_at', '<', ago(settledDays))]),
      ]),
    )
    // Recipients may redeem a gift while its code is valid.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gifts')
            .innerJoin('promos', 'promos.code', 'gifts.code')
            .select('gifts.order_id')
            .whereRef('gifts.order_id', '=', 'orders.id')
            .where('orders.payment', '=', 'paid')
            .where('promos.uses', '=', 0)
            .where('promos.expires_at', '>', sql<Date>`now()`),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

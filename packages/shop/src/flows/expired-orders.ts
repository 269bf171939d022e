import { PHOTO_RETENTION } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { isUnusedGift } from '../gift/index.ts';
import { ordersQuery } from '../order/index.ts';
import { hasPhotosSince } from '../photos/index.ts';

/** Expired orders, oldest first. */
export async function findExpiredOrders(
  db: Database,
  { unpaidDays, settledDays, limit }: { unpaidDays: number; settledDays: number; limit: number },
): Promise<number[]> {
  const ago = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;
  const rows = await ordersQuery(db)
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('payment', '=', 'unpaid'),
          eb('orders.created_at', '<', ago(unpaidDays)),
          // Someone is about to pay for it.
          eb.not(hasPhotosSince(sql`orders.id`, PHOTO_RETENTION.unpaidHours)),
        ]),
        // No dispute lasts that long. Photos that join keep it from then on.
        eb.and([
          eb('payment', '!=', 'unpaid'),
          eb('orders.created_at', '<', ago(settledDays)),
          eb.or([eb('photos_joined_at', 'is', null), eb('photos_joined_at', '<', ago(settledDays))]),
        ]),
      ]),
    )
    // Recipients may redeem a gift while its code is valid.
    .where(sql<boolean>`not (orders.payment = 'paid' and ${isUnusedGift(sql`orders.id`)})`)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

import { type Database, query, type Transaction } from '../database/index.ts';
import { findGift, type GiftRow, giftExpiry, reminderAt, saveGiftCard } from '../gift/index.ts';
import { requestDueMails, scheduleMail } from '../mail/index.ts';
import { lockOrder, type OrderRow, type Transition, transact } from '../order/index.ts';
import { issueOneUseCode, lockPromoCode } from '../promo/index.ts';

/** Stores a gift's card and mail address. False if paid, or not a gift. */
export async function saveGift(
  db: Database,
  orderId: number,
  { email, ...card }: Pick<GiftRow, 'giver' | 'message' | 'deliver_on' | 'time_zone'> & { readonly email: string },
): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.flow !== 'gift' || order.payment !== 'unpaid') return false;
    await query(trx).updateTable('orders').set({ email }).where('id', '=', orderId).execute();
    await saveGiftCard(trx, { order_id: orderId, ...card });
    return true;
  });
}

/** Creates the paid single-use code and requests its mails. Once per order. */
export async function issueGiftCode(trx: Transaction, { id }: OrderRow): Promise<void> {
  const gift = await findGift(trx, id);
  if (gift?.code) return;
  const zone = gift?.time_zone ?? 'UTC';
  const code = await issueOneUseCode(trx, 'gift', giftExpiry(zone, new Date()));
  await query(trx)
    .insertInto('gifts')
    .values({ order_id: id, code })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ code }))
    .execute();
  await requestDueMails(trx, id);
  if (gift?.deliver_on) await scheduleMail(trx, id, 'gift_day', 1, reminderAt(gift.deliver_on, zone));
}

/**
 * Ends a gift before its refund, so that it cannot be used meanwhile; the reconciler completes a missed refund. `used`
 * changes nothing; null if not a gift.
 */
export async function endUnusedGift(trx: Transition, orderId: number): Promise<'ended' | 'used' | null> {
  await lockOrder(trx, orderId);
  const gift = await findGift(trx, orderId);
  if (!gift) return null;
  // A concurrent redemption held the lock and has used it by now.
  if (gift.code && (await lockPromoCode(trx, gift.code))) return 'used';
  await query(trx)
    .updateTable('gifts')
    .set({ ended_at: (eb) => eb.fn<Date>('now') })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
  trx.record(orderId, 'gift_ended');
  return 'ended';
}

/** The same in its own transaction. */
export const endGift = (db: Database, orderId: number): Promise<'ended' | 'used' | null> =>
  transact(db, (trx) => endUnusedGift(trx, orderId));

import { GIFT_YEARS } from '@trueseason/contracts';
import { type Db, findGift, type GiftRow, lockCode, lockOrder, type OrderRow, putGift, type Trx } from '@trueseason/db';
import { sql } from 'kysely';
import { issueOneUseCode } from './one-use-code.ts';
import { note, transact } from './order-events.ts';
import { requestDueMails } from './request-mail.ts';

/** Keeps what a buyer wants on the card, and where the gift is mailed to. False once it is paid, or is no gift. */
export async function prepareGift(
  db: Db,
  orderId: number,
  { email, ...card }: Pick<GiftRow, 'giver' | 'message' | 'deliver_on'> & { readonly email: string },
): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.flow !== 'gift' || order.payment !== 'unpaid') return false;
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).execute();
    await putGift(trx, { order_id: orderId, ...card });
    return true;
  });
}

/** At this hour of the day it is no night from Alaska to Japan. */
const GIFT_HOUR = 'T14:00:00Z';

/** Keeps the mail of the day that a buyer chose: what is overdue then the sweeper asks for, once. */
export async function scheduleGiftDay(trx: Trx, orderId: number, day: string): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ order_id: orderId, kind: 'gift_day', round: 1, state_at: new Date(`${day}${GIFT_HOUR}`) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes the code that was paid for, of one use, and asks for the mails that bring it. Once an order. */
export async function issueGift(trx: Trx, { id }: OrderRow): Promise<void> {
  const gift = await findGift(trx, id);
  if (gift?.code) return;
  const code = await issueOneUseCode(trx, 'gift', sql<Date>`now() + ${GIFT_YEARS} * interval '1 year'`);
  await trx
    .insertInto('gifts')
    .values({ order_id: id, code })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ code }))
    .execute();
  await requestDueMails(trx, id);
  if (gift?.deliver_on) await scheduleGiftDay(trx, id, gift.deliver_on);
}

/**
 * Ends a gift whose money is to go back, so that nobody uses it while it does; the reconciler gives back what the caller
 * does not. `used` leaves everything as it is; null for what is no gift.
 */
export async function endUnusedGift(trx: Trx, orderId: number): Promise<'ended' | 'used' | null> {
  await lockOrder(trx, orderId);
  const gift = await findGift(trx, orderId);
  if (!gift) return null;
  // Whoever is using it has it locked, and has used it afterwards.
  if (gift.code && (await lockCode(trx, gift.code))) return 'used';
  await trx
    .updateTable('gifts')
    .set({ ended_at: (eb) => eb.fn<Date>('now') })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
  note(trx, orderId, 'gift_ended');
  return 'ended';
}

/** The same in a transaction of its own. */
export const endGift = (db: Db, orderId: number): Promise<'ended' | 'used' | null> =>
  transact(db, (trx) => endUnusedGift(trx, orderId));

import { ownOrders } from '../access/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import {
  findGift,
  findGiftByCode,
  type GiftRow,
  giftExpiry,
  reminderAt,
  saveGiftCard,
  saveGiftCode,
  setGiftEnded,
} from '../gift/index.ts';
import { bookSaleMoment } from '../ledger/index.ts';
import { scheduleMail } from '../mail/index.ts';
import {
  findOrder,
  lockOrder,
  type OrderRow,
  ordersAmong,
  setAddress,
  type Transition,
  transact,
} from '../order/index.ts';
import { findSettledPayment } from '../payment/index.ts';
import { findRedemption, issueOneUseCode, lockPromoCode } from '../promo/index.ts';
import { requestDueMails } from './request-due-mails.ts';

/** Stores a gift's card and mail address. False if paid, or not a gift. */
export async function saveGift(
  db: Database,
  orderId: number,
  { email, ...card }: Pick<GiftRow, 'giver' | 'message' | 'deliver_on' | 'time_zone'> & { readonly email: string },
): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.flow !== 'gift' || order.payment !== 'unpaid') return false;
    await setAddress(trx, orderId, email);
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
  await saveGiftCode(trx, id, code);
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
  await setGiftEnded(trx, orderId);
  await bookGiftMoment(trx, orderId, 'gift_ended');
  trx.record(orderId, 'gift_ended');
  return 'ended';
}

/** What happened to a gift, in the books; a free one is not there. */
export async function bookGiftMoment(
  trx: Transaction,
  orderId: number,
  kind: 'gift_redeemed' | 'gift_ended',
): Promise<void> {
  const payment = await findSettledPayment(trx, orderId);
  if (payment) await bookSaleMoment(trx, payment.intent_id, kind);
}

/** The same of a code that was used; another one than a gift's is none. */
export async function bookGiftUse(trx: Transaction, code: string): Promise<void> {
  const gift = await findGiftByCode(trx, code);
  if (gift) await bookGiftMoment(trx, gift.order_id, 'gift_redeemed');
}

/** The same in its own transaction. */
export const endGift = (db: Database, orderId: number): Promise<'ended' | 'used' | null> =>
  transact(db, (trx) => endUnusedGift(trx, orderId));

/** The order that a gift's code made free. */
export interface GiftUse {
  readonly order_id: number;
  readonly redeemed_at: Date;
  readonly email: string | null;
}

/** Who used a gift; undefined also if that order was deleted. */
export async function findGiftUse(db: Database, { code }: Pick<GiftRow, 'code'>): Promise<GiftUse | undefined> {
  const use = code ? await findRedemption(db, code) : undefined;
  const order = use && (await findOrder(db, use.order_id));
  return order && { ...use, email: order.email };
}

/** The browser's order that a gift code made free. */
export const findOrderOfGift = (db: Database, code: string, tokenHash: string): Promise<OrderRow | undefined> =>
  ordersAmong(db, ownOrders(tokenHash))
    .selectAll()
    .where('promo_code', '=', code)
    .where('payment', '=', 'free')
    .executeTakeFirst();

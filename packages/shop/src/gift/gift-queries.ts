import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { type OrderRow, paymentOf } from '../order/index.ts';
import { expiryOf, usesOf } from '../promo/index.ts';
import type { GiftRow } from './gifts-table.ts';
import { query } from './tables.ts';

/** Days as text: a `Date` would shift between time zones. */
const COLUMNS = [
  'order_id',
  'code',
  'giver',
  'message',
  'ended_at',
  'time_zone',
  sql<string | null>`deliver_on::text`.as('deliver_on'),
] as const;

export interface GiftDetails extends GiftRow {
  readonly payment: OrderRow['payment'];
  /** Null without a code. */
  readonly expires_at: Date | null;
  readonly uses: number | null;
}

const giftQuery = (db: Database | Transaction) =>
  query(db)
    .selectFrom('gifts')
    .select(COLUMNS)
    .select([
      paymentOf(sql`gifts.order_id`).as('payment'),
      expiryOf(sql`gifts.code`).as('expires_at'),
      usesOf(sql`gifts.code`).as('uses'),
    ]);

export const findGift = (db: Database | Transaction, orderId: number): Promise<GiftDetails | undefined> =>
  giftQuery(db).where('order_id', '=', orderId).executeTakeFirst();

export const findGiftByCode = (db: Database | Transaction, code: string): Promise<GiftDetails | undefined> =>
  giftQuery(db).where('code', '=', code).executeTakeFirst();

/** Stores the card's contents, replacing earlier ones. */
export async function saveGiftCard(
  trx: Transaction,
  gift: Pick<GiftRow, 'order_id' | 'giver' | 'message' | 'deliver_on' | 'time_zone'>,
): Promise<void> {
  const { order_id, ...card } = gift;
  await query(trx)
    .insertInto('gifts')
    .values({ order_id, ...card })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(card))
    .execute();
}

export async function saveGiftCode(trx: Transaction, orderId: number, code: string): Promise<void> {
  await query(trx)
    .insertInto('gifts')
    .values({ order_id: orderId, code })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ code }))
    .execute();
}

/** Notes that a gift was ended for a refund. */
export async function setGiftEnded(trx: Transaction, orderId: number): Promise<void> {
  await query(trx)
    .updateTable('gifts')
    .set({ ended_at: (eb) => eb.fn<Date>('now') })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}

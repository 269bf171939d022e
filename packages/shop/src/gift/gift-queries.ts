import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/index.ts';
import { type OrderRow, ordersOfBrowser } from '../order/index.ts';
import type { DatabaseSchema } from '../schema/index.ts';
import type { GiftRow } from './gifts-table.ts';

/** Days as text: a `Date` would shift between time zones. */
const COLUMNS = [
  'gifts.order_id',
  'gifts.code',
  'gifts.giver',
  'gifts.message',
  'gifts.ended_at',
  'gifts.time_zone',
  sql<string | null>`gifts.deliver_on::text`.as('deliver_on'),
] as const;

export interface GiftDetails extends GiftRow {
  readonly payment: OrderRow['payment'];
  /** Null without a code. */
  readonly expires_at: Date | null;
  readonly uses: number | null;
}

const giftDetailsQuery = (db: Database | Transaction) =>
  query(db)
    .selectFrom('gifts')
    .innerJoin('orders', 'orders.id', 'gifts.order_id')
    .leftJoin('promos', 'promos.code', 'gifts.code')
    .select(COLUMNS)
    .select(['orders.payment', 'promos.expires_at', 'promos.uses']);

export const findGift = (db: Database | Transaction, orderId: number): Promise<GiftDetails | undefined> =>
  giftDetailsQuery(db).where('gifts.order_id', '=', orderId).executeTakeFirst();

export const findGiftByCode = (db: Database, code: string): Promise<GiftDetails | undefined> =>
  giftDetailsQuery(db).where('gifts.code', '=', code).executeTakeFirst();

/** The order that a gift's code made free. */
export interface GiftUse {
  readonly order_id: number;
  readonly redeemed_at: Date;
  readonly email: string | null;
}

/** Who used a gift; undefined also if that order was deleted. */
export async function findGiftUse(db: Database, { code }: Pick<GiftRow, 'code'>): Promise<GiftUse | undefined> {
  if (!code) return undefined;
  return query(db)
    .selectFrom('promo_redemptions')
    .innerJoin('orders', 'orders.id', 'promo_redemptions.order_id')
    .select(['promo_redemptions.order_id', 'redeemed_at', 'orders.email'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** The browser's order that a gift code made free. */
export const findOrderOfGift = (db: Database, code: string, tokenHash: string): Promise<OrderRow | undefined> =>
  ordersOfBrowser(db, tokenHash)
    .where('orders.promo_code', '=', code)
    .where('orders.payment', '=', 'free')
    .executeTakeFirst();

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

/** Not a gift code, or one of a paid, active gift. */
export const isNotOfEndedGift = (eb: ExpressionBuilder<DatabaseSchema, 'promos'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('gifts')
        .innerJoin('orders', 'orders.id', 'gifts.order_id')
        .select('gifts.order_id')
        .whereRef('gifts.code', '=', 'promos.code')
        .where((inner) => inner.or([inner('orders.payment', '!=', 'paid'), inner('gifts.ended_at', 'is not', null)])),
    ),
  );

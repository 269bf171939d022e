import type { Generated, Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface PaymentsTable {
  intent_id: string;
  order_id: number;
  state: Generated<'open' | 'succeeded' | 'canceled' | 'refunded'>;
  amount_cents: number;
  currency: string;
  promo_code: string | null;
  discount_percent: Generated<number>;
  created_at: Generated<Date>;
  settled_at: Date | null;
}
export type PaymentRow = Selectable<PaymentsTable>;
export type NewPayment = Insertable<PaymentsTable>;

export async function findPayment(db: Db | Trx, intentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
}

/** The one intent of an order that can still be paid. */
export async function findOpenPayment(db: Db | Trx, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** The intent that an order's holder knows: the paid one, else the open one. */
export async function findLatestPayment(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '!=', 'canceled')
    .orderBy((eb) => eb.case().when('state', '=', 'open').then(1).else(0).end())
    .executeTakeFirst();
}

/** Open intents for the reconciler to ask the provider about, oldest first. */
export async function listOpenPayments(db: Db, olderThan: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', 'open')
    .where('created_at', '<', olderThan)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** How many intents an order has had. */
export async function countPayments(db: Db, orderId: number): Promise<number> {
  const { n } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return n;
}

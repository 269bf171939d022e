import { CONSENT_TAKEN_BACK } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { PaymentRow } from '../schema/payments.ts';

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

/** The intent that an order's holder knows: the paid one, else the open one, else one that was given back. */
export async function findLatestPayment(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '!=', 'canceled')
    .orderBy((eb) => eb.case().when('state', '=', 'succeeded').then(0).when('state', '=', 'open').then(1).else(2).end())
    .executeTakeFirst();
}

/** The intent that paid for an order, also where it was given back since. */
export async function findSettledPayment(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  return (
    db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('state', 'in', ['succeeded', 'refunded'])
      .orderBy((eb) => eb.case().when('state', '=', 'succeeded').then(0).else(1).end())
      // What came later was a second payment, which went back.
      .orderBy('settled_at')
      .executeTakeFirst()
  );
}

/** How much of its age an intent waits until it is asked about again: one of an hour, two minutes. */
const AGE_SHARE = 30;

/**
 * Open intents that are due to be asked about: not within `patienceMs`, and the older the more seldom. Those that
 * wait longest come first; marks them as asked.
 */
export async function takeUncheckedPayments(
  db: Db,
  { patienceMs, limit }: { patienceMs: number; limit: number },
): Promise<PaymentRow[]> {
  const patience = sql`${patienceMs} * interval '1 millisecond'`;
  return db
    .updateTable('payments')
    .set({ checked_at: (eb) => eb.fn<Date>('now') })
    .where('intent_id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('intent_id')
        .where('state', '=', 'open')
        .where(sql<boolean>`now() - checked_at > greatest(${patience}, (now() - created_at) / ${sql.lit(AGE_SHARE)})`)
        .orderBy('checked_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** An order's open intent, unless somebody asked about it within `patienceMs`; marks it as asked. */
export async function takeOpenPayment(db: Db, orderId: number, patienceMs: number): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payments')
    .set({ checked_at: (eb) => eb.fn<Date>('now') })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where(sql<boolean>`now() - checked_at > ${patienceMs} * interval '1 millisecond'`)
    .returningAll()
    .executeTakeFirst();
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

/** Money that is to go back, and what for. */
export interface RefundDue extends PaymentRow {
  readonly because: 'withdrawn' | 'gift_ended' | 'no_consent' | 'no_photos';
}

/** The photos may not be looked at any more, and no others came. */
export const CONSENT_IS_GONE = sql<boolean>`(
  orders.progress = 'failed' and orders.failure ->> 'code' is not distinct from ${sql.lit(CONSENT_TAKEN_BACK)}
)`;

/**
 * Paid intents of orders that were withdrawn from, gifts that were ended, and of what was not delivered: its consent was
 * taken back, or it waited too long for photos.
 */
export async function findRefundsDue(db: Db, days: number, limit: number): Promise<RefundDue[]> {
  return (
    db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .leftJoin('gifts', 'gifts.order_id', 'orders.id')
      .selectAll('payments')
      .select((eb) =>
        eb
          .case()
          .when('orders.withdrawn_at', 'is not', null)
          .then(sql.lit('withdrawn' as const))
          .when('gifts.ended_at', 'is not', null)
          .then(sql.lit('gift_ended' as const))
          .when(CONSENT_IS_GONE)
          .then(sql.lit('no_consent' as const))
          .else(sql.lit('no_photos' as const))
          .end()
          .as('because'),
      )
      .where('payments.state', '=', 'succeeded')
      .where('orders.payment', '!=', 'disputed')
      // Each by an index of its own; together they would be looked for in every order that ever was.
      .where('orders.id', 'in', (eb) =>
        eb
          .selectFrom('orders')
          .select('orders.id')
          .where('orders.payment', '=', 'paid')
          .where('orders.completed_at', 'is', null)
          .where('orders.progress', 'in', ['failed', 'queued'])
          .where((is) =>
            is.or([CONSENT_IS_GONE, is('orders.photos_asked_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)]),
          )
          // A withdrawal closes its order before the money is back.
          .union(eb.selectFrom('orders').select('orders.id').where('orders.withdrawn_at', 'is not', null))
          .union(
            eb
              .selectFrom('gifts')
              .innerJoin('orders', 'orders.id', 'gifts.order_id')
              .select('orders.id')
              .where('gifts.ended_at', 'is not', null)
              .where('orders.payment', '=', 'paid'),
          ),
      )
      .limit(limit)
      .execute()
  );
}

export async function listPayments(db: Db | Trx, orderId: number): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}

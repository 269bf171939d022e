import { type AliasableExpression, type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { eventsOfKind, hasPayment, withdrawnAt } from '../order/index.ts';
import type { PaymentRow } from './payments-table.ts';
import { query } from './tables.ts';

export async function findPayment(db: Database | Transaction, intentId: string): Promise<PaymentRow | undefined> {
  return query(db).selectFrom('payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
}

/** How many of these payments are open. */
export async function countOpenAmong(db: Database, intentIds: readonly string[]): Promise<number> {
  if (intentIds.length === 0) return 0;
  const { count } = await query(db)
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('intent_id', 'in', intentIds)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

export const refundedCents = (
  payment: Pick<PaymentRow, 'state' | 'amount_cents' | 'refunded_cents' | 'refund_failed_at'>,
): number =>
  payment.state === 'refunded' && !payment.refund_failed_at ? payment.amount_cents : payment.refunded_cents;

/** Whether a refund of an order failed and was not made up for. */
export async function hasFailedRefund(db: Database, orderId: number): Promise<boolean> {
  const payment = await query(db)
    .selectFrom('payments')
    .select('intent_id')
    .where('order_id', '=', orderId)
    .where('refund_failed_at', 'is not', null)
    .executeTakeFirst();
  return payment !== undefined;
}

export async function findOpenPayment(db: Database | Transaction, orderId: number): Promise<PaymentRow | undefined> {
  return query(db)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** Per round; rounds run every minute. */
const BATCH = 100;

/** Open intents with a code that match, oldest first. @param code only of this */
export const listOpenPayments = (db: Database, matches: RawBuilder<boolean>, code?: string): Promise<PaymentRow[]> =>
  query(db)
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', 'open')
    .$if(code !== undefined, (payments) => payments.where('promo_code', '=', code ?? null))
    .where(matches)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();

/** The intent the holder knows: paid, else open, else refunded. */
export async function findLatestPayment(db: Database, orderId: number): Promise<PaymentRow | undefined> {
  return query(db)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '!=', 'canceled')
    .orderBy((eb) => eb.case().when('state', '=', 'succeeded').then(0).when('state', '=', 'open').then(1).else(2).end())
    .executeTakeFirst();
}

/** The intent that paid for an order, even if refunded later. */
export async function findSettledPayment(db: Database | Transaction, orderId: number): Promise<PaymentRow | undefined> {
  return (
    query(db)
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('state', 'in', ['succeeded', 'refunded'])
      .orderBy((eb) => eb.case().when('state', '=', 'succeeded').then(0).else(1).end())
      // Later ones were second payments and refunded.
      .orderBy('settled_at')
      .executeTakeFirst()
  );
}

/** Abandoned intents are canceled, so that they cannot be paid later; what refuses to end is tried again in an hour. */
const ABANDONED_HOURS = 24;
const AGAIN_HOURS = 1;
const isAbandoned = sql<boolean>`state = 'open' and created_at < now() - ${sql.lit(ABANDONED_HOURS)} * interval '1 hour'
  and checked_at < now() - ${sql.lit(AGAIN_HOURS)} * interval '1 hour'`;
/** A few per minute at least; of more, as many as end all within a day. */
const FEW = 3;
const MINUTES_PER_DAY = 24 * 60;

/** Claims abandoned intents to cancel, least recently tried first. Called each minute. */
export async function claimAbandonedPayments(db: Database): Promise<PaymentRow[]> {
  const share = sql<number>`(select greatest(${sql.lit(FEW)}, count(*) / ${sql.lit(MINUTES_PER_DAY)}) from payments
    where ${isAbandoned})`;
  return query(db)
    .updateTable('payments')
    .set({ checked_at: (eb) => eb.fn<Date>('now') })
    .where('intent_id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('intent_id')
        .where(isAbandoned)
        .orderBy('checked_at')
        .limit(share)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** We ask about a payment at most once a second, less than a screen's polling interval. */
export const isCheckDue = sql<boolean>`now() - checked_at > interval '1 second'`;

/** Claims an order's open intent to check, if it is due. */
export async function claimOpenPayment(db: Database, orderId: number): Promise<PaymentRow | undefined> {
  return query(db)
    .updateTable('payments')
    .set({ checked_at: (eb) => eb.fn<Date>('now') })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where(isCheckDue)
    .returningAll()
    .executeTakeFirst();
}

export async function countPayments(db: Database, orderId: number): Promise<number> {
  const { n } = await query(db)
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Paid intents of these orders, each with what its order's row says. After a failed refund an operator decides.
 * @param orders rows of id and more
 */
export const listRefundable = <Row extends { id: number }>(
  db: Database,
  orders: AliasableExpression<Row>,
  limit: number,
): Promise<(PaymentRow & Omit<Row, 'id'>)[]> =>
  sql<PaymentRow & Omit<Row, 'id'>>`
    select due.*, payments.* from ${orders} as due join payments on payments.order_id = due.id
    where payments.state = 'succeeded' and payments.refund_failed_at is null limit ${limit}`
    .execute(query(db))
    .then(({ rows }) => rows);

/** The last state of a payment's dispute. */
export interface DisputedPayment {
  readonly intent_id: string;
  readonly status: string;
}

/** The disputes of these orders' payments, each in its last state. */
export async function listDisputes(db: Database, orderIds: readonly number[]): Promise<DisputedPayment[]> {
  const { rows } = await sql<DisputedPayment>`
    select distinct on (detail->>'intent') detail->>'intent' as intent_id, detail->>'of' as status
    from ${eventsOfKind('dispute')} as disputes where order_id = any(${[...orderIds]}::bigint[])
    order by detail->>'intent', id desc`.execute(query(db));
  return rows;
}

/** All payments for these orders, even if refunded. */
export const listSettledPayments = (db: Database, orderIds: readonly number[]): Promise<PaymentRow[]> =>
  query(db)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['succeeded', 'refunded'])
    .execute();

export async function listPayments(db: Database | Transaction, orderId: number): Promise<PaymentRow[]> {
  return query(db).selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}

/** A payment whose refund failed or is late. */
export interface LateRefund {
  readonly order_id: number;
  readonly refund_failed_at: Date | null;
  readonly withdrawn_at: Date | null;
  /** The amount that can still be refunded. */
  readonly cents: number;
  readonly currency: string;
}

/** Payments whose refund failed, or is late. @param withdrawals orders withdrawn long ago, as rows of id @param isOpen of those that failed */
export const listLateRefunds = (
  db: Database,
  withdrawals: AliasableExpression<{ id: number }>,
  isOpen: RawBuilder<boolean>,
  limit: number,
): Promise<LateRefund[]> =>
  query(db)
    .selectFrom('payments')
    .select(['order_id', 'refund_failed_at', 'currency'])
    .select([
      withdrawnAt(sql`payments.order_id`).as('withdrawn_at'),
      sql<number>`payments.amount_cents - refunded_cents`.as('cents'),
    ])
    // Separate subqueries use their indexes.
    .where('intent_id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('intent_id')
        .where('refund_failed_at', 'is not', null)
        .where(isOpen)
        .union(
          eb
            .selectFrom('payments')
            .innerJoin(withdrawals.as('withdrawals'), 'withdrawals.id', 'payments.order_id')
            .select('intent_id')
            .where('state', '=', 'succeeded'),
        ),
    )
    .limit(limit)
    .execute();

/** Payments with an early fraud warning that is open, or under review. Of a disputed order, the dispute is what waits. */
export const listWarnings = (db: Database, isOpen: RawBuilder<boolean>, limit: number) =>
  query(db)
    .selectFrom('payments')
    .select(['intent_id', 'order_id', 'review', 'warned_at', 'payments.created_at', 'currency'])
    .select(sql<string | null>`case when ${isOpen} then fraud_warning end`.as('fraud_warning'))
    .select(sql<number>`payments.amount_cents - refunded_cents`.as('cents'))
    .where((is) => is.or([is.and([is('fraud_warning', 'is not', null), isOpen]), is('review', 'is not', null)]))
    .where('payments.state', '=', 'succeeded')
    .where((eb) => eb.not(hasPayment(sql`payments.order_id`, 'disputed')))
    .limit(limit)
    .execute();

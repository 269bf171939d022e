import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/index.ts';
import { consentTakenBack } from '../order/index.ts';
import type { PaymentRow } from './payments-table.ts';

export async function findPayment(db: Database | Transaction, intentId: string): Promise<PaymentRow | undefined> {
  return query(db).selectFrom('payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
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
export async function findSettledPayment(db: Database, orderId: number): Promise<PaymentRow | undefined> {
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

/** A due refund and its reason. */
export interface RefundDue extends PaymentRow {
  readonly reason: 'withdrawn' | 'gift_ended' | 'no_consent' | 'no_photos';
}

/** Paid intents to refund: withdrawn orders, ended gifts, undelivered orders without consent or photos. */
export async function findRefundsDue(db: Database, days: number, limit: number): Promise<RefundDue[]> {
  return (
    query(db)
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
          .when(consentTakenBack)
          .then(sql.lit('no_consent' as const))
          .else(sql.lit('no_photos' as const))
          .end()
          .as('reason'),
      )
      .where('payments.state', '=', 'succeeded')
      // After a failed refund an operator decides.
      .where('payments.refund_failed_at', 'is', null)
      .where('orders.payment', '!=', 'disputed')
      // Separate subqueries use their indexes; combined they would scan all orders.
      .where('orders.id', 'in', (eb) =>
        eb
          .selectFrom('orders')
          .select('orders.id')
          .where('orders.payment', '=', 'paid')
          .where('orders.completed_at', 'is', null)
          .where('orders.progress', 'in', ['failed', 'queued'])
          .where((is) =>
            is.or([consentTakenBack, is('orders.photos_asked_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)]),
          )
          // A withdrawal closes its order before the refund.
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

/** Records the provider's early fraud warning or review, or its end (null), for operators. */
export async function recordWarning(
  db: Database,
  intentId: string,
  kind: 'fraud_warning' | 'review',
  warning: string | null,
): Promise<void> {
  await query(db)
    .updateTable('payments')
    .set({ [kind]: warning, ...(warning !== null && { warned_at: new Date() }) })
    .where('intent_id', '=', intentId)
    // An event that comes twice is not another warning.
    .where(kind, 'is distinct from', warning)
    .execute();
}

/** The last state of a payment's dispute. */
export interface DisputedPayment {
  readonly intent_id: string;
  readonly status: string;
  readonly cents: number;
}

/** The disputes of these orders' payments, each in its last state. */
export async function listDisputes(db: Database, orderIds: readonly number[]): Promise<DisputedPayment[]> {
  const { rows } = await sql<DisputedPayment>`
    select distinct on (detail->>'intent') detail->>'intent' as intent_id, detail->>'of' as status,
      coalesce((detail->>'cents')::int, 0) as cents
    from order_events where order_id = any(${[...orderIds]}::bigint[]) and kind = 'dispute'
    order by detail->>'intent', id desc`.execute(query(db));
  return rows;
}

/** What a dispute withholds of a payment, in cents: the bank takes it at once, and gives it back if we win. */
export const withheldCents = (
  payment: Parameters<typeof refundedCents>[0],
  dispute: Pick<DisputedPayment, 'status' | 'cents'> | undefined,
): number => {
  // An inquiry takes nothing.
  if (!dispute || dispute.status === 'won' || dispute.status.startsWith('warning_')) return 0;
  const refunded = dispute.status === 'lost' ? payment.refunded_cents : refundedCents(payment);
  return Math.min(dispute.cents, payment.amount_cents - refunded);
};

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

import { sql } from 'kysely';
import { type Database, inTransaction, query } from '../database/index.ts';
import { lockOrder } from '../order/index.ts';

/** Between pressed and paid: the bank takes its time, or asks the customer to confirm. */
export type PaymentStep = 'processing' | 'bank_asks';

export interface PaymentStepEvent {
  /** The provider's, which may come twice. */
  readonly eventId: string;
  readonly intentId: string;
  /** Null for another shop on the same account. */
  readonly orderId: number | null;
  readonly step: PaymentStep;
  readonly at: Date;
}

/** Adds a step of a payment to its order's history, once, at its own time. False if it exists, or the order does not. */
export async function recordPaymentStep(
  db: Database,
  { eventId, intentId, orderId, step, at }: PaymentStepEvent,
): Promise<boolean> {
  if (orderId === null) return false;
  return inTransaction(db, async (trx) => {
    if (!(await lockOrder(trx, orderId))) return false;
    const known = await query(trx)
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'payment_step')
      .where(sql<boolean>`detail->>'event' = ${eventId}`)
      .executeTakeFirst();
    if (known) return false;
    const detail = JSON.stringify({ of: step, intent: intentId, event: eventId });
    await query(trx)
      .insertInto('order_events')
      .values({ order_id: orderId, kind: 'payment_step', at, detail })
      .execute();
    return true;
  });
}

/** The step that an unpaid order's payment is at: no decline, cancellation or payment came after it. */
export async function findPaymentStep(
  db: Database,
  orderId: number,
): Promise<{ readonly step: PaymentStep; readonly at: Date } | undefined> {
  const { rows } = await sql<{ step: PaymentStep; at: Date }>`
    select detail->>'of' as step, at from order_events steps
    where order_id = ${orderId} and kind = 'payment_step'
      and not exists (select 1 from declines
        where intent_id = steps.detail->>'intent' and date_trunc('second', declined_at) >= date_trunc('second', steps.at))
      and not exists (select 1 from payments where intent_id = steps.detail->>'intent' and state <> 'open')
    order by at desc, id desc limit 1`.execute(query(db));
  return rows[0];
}

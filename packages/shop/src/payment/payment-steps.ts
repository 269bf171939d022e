import { sql } from 'kysely';
import { type Database, inTransaction } from '../database/index.ts';
import { addOrderEvents, eventsOfKind, hasOrderEvent, lockOrder } from '../order/index.ts';
import { query } from './tables.ts';

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
    if (await hasOrderEvent(trx, orderId, 'payment_step', { event: eventId })) return false;
    await addOrderEvents(trx, [
      { orderId, kind: 'payment_step', at, detail: { of: step, intent: intentId, event: eventId } },
    ]);
    return true;
  });
}

/** The step that an unpaid order's payment is at: no decline, cancellation or payment came after it. */
export async function findPaymentStep(
  db: Database,
  orderId: number,
): Promise<{ readonly step: PaymentStep; readonly at: Date } | undefined> {
  const { rows } = await sql<{ step: PaymentStep; at: Date }>`
    select detail->>'of' as step, at from ${eventsOfKind('payment_step')} as steps
    where order_id = ${orderId}
      and not exists (select 1 from declines
        where intent_id = steps.detail->>'intent' and date_trunc('second', declined_at) >= date_trunc('second', steps.at))
      and not exists (select 1 from payments where intent_id = steps.detail->>'intent' and state <> 'open')
    order by at desc, id desc limit 1`.execute(query(db));
  return rows[0];
}

import { keysOf } from '@trueseason/contracts';
import type { Transaction } from '../database/index.ts';
import { INTENT_MOVES } from './payment-moves.ts';
import type { NewPayment, PaymentRow } from './payments-table.ts';
import { query } from './tables.ts';

type State = PaymentRow['state'];

/** The states that may move to this one. */
const statesBefore = (to: State): State[] =>
  keysOf(INTENT_MOVES).filter((from) => INTENT_MOVES[from].some((state) => state === to));

/** Records an intent, once. False if it is on record. */
export async function insertPayment(trx: Transaction, payment: NewPayment & { state: State }): Promise<boolean> {
  const inserted = await query(trx)
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .returning('intent_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Its money settles an order. */
export async function settlePayment(trx: Transaction, intentId: string): Promise<void> {
  await query(trx)
    .updateTable('payments')
    .set({ state: 'succeeded', settled_at: (eb) => eb.fn<Date>('now') })
    .where('intent_id', '=', intentId)
    .where('state', 'in', statesBefore('succeeded'))
    .execute();
}

/** It cannot be paid anymore. False if it was not open. */
export async function cancelPayment(trx: Transaction, intentId: string): Promise<boolean> {
  const canceled = await query(trx)
    .updateTable('payments')
    .set({ state: 'canceled', checked_at: (eb) => eb.fn<Date>('now') })
    .where('intent_id', '=', intentId)
    .where('state', 'in', statesBefore('canceled'))
    .returning('intent_id')
    .executeTakeFirst();
  return canceled !== undefined;
}

/** All of it was refunded. */
export async function refundPayment(trx: Transaction, intentId: string): Promise<void> {
  await query(trx)
    .updateTable('payments')
    .set({ state: 'refunded', refund_failed_at: null })
    .where('intent_id', '=', intentId)
    .where('state', 'in', statesBefore('refunded'))
    .execute();
}

/** A part of it was refunded, or a refund failed. */
export async function setRefunded(
  trx: Transaction,
  intentId: string,
  refund: Pick<PaymentRow, 'refunded_cents' | 'refund_failed_at'>,
): Promise<void> {
  await query(trx).updateTable('payments').set(refund).where('intent_id', '=', intentId).execute();
}

import type { Payment } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, query } from '../database/index.ts';
import { requestSuspendedMails } from '../mail/index.ts';
import { addOrderEventOnce, lockOrder, type Transition, transact } from '../order/index.ts';
import { findPayment } from '../payment/index.ts';
import { advanceSettledOrder } from './advance-order.ts';
import { refundInFull } from './record-refunds.ts';

/** A dispute as the provider reports it. */
export interface DisputeState {
  readonly id: string;
  readonly status: string;
  readonly reason: string;
  readonly dueBy: string | null;
  /** Disputed, which may be a part of the payment. */
  readonly cents: number;
}

/** A closed warning never became a dispute. */
const FAVORABLE: ReadonlySet<string> = new Set(['won', 'warning_closed']);

/** Locks the order of a disputed payment, or opens it again and continues what waited for the dispute's end. */
async function moveDisputed(trx: Transition, orderId: number, isWon: boolean): Promise<void> {
  const movedOrder = await query(trx)
    .updateTable('orders')
    .set({ payment: isWon ? sql<Payment>`case when withdrawn_at is null then 'paid' else 'refunded' end` : 'disputed' })
    .where('id', '=', orderId)
    .where('payment', 'in', isWon ? ['disputed'] : ['paid', 'refunded'])
    .returning('id')
    .executeTakeFirst();
  if (!movedOrder) return;
  trx.record(orderId, isWon ? 'dispute_won' : 'disputed');
  if (!isWon) return;
  await advanceSettledOrder(trx, orderId);
  await requestSuspendedMails(trx, orderId);
}

/** Records a dispute's state, each once in the history, and what it means for the order. */
export async function recordDispute(db: Database, intentId: string, dispute: DisputeState): Promise<void> {
  const { id, status, reason, dueBy, cents } = dispute;
  const disputed = await findPayment(db, intentId);
  if (!disputed) return;
  const { order_id: orderId } = disputed;
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    await addOrderEventOnce(trx, {
      orderId,
      kind: 'dispute',
      detail: { of: status, dispute: id, reason, dueBy, cents, intent: intentId },
    });
    // The bank has refunded the money.
    if (status === 'lost') return void (await refundInFull(trx, intentId, 'bank'));
    // Refunded payments settle nothing, so their dispute locks nothing; pending refunds can be disputed.
    if ((await findPayment(trx, intentId))?.state === 'succeeded')
      await moveDisputed(trx, orderId, FAVORABLE.has(status));
  });
}

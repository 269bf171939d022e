import type { Database } from '../database/index.ts';
import { addOrderEventOnce, lockOrder, movePayment, type OrderRow, type Transition, transact } from '../order/index.ts';
import { findPayment } from '../payment/index.ts';
import { advanceSettledOrder } from './advance-order.ts';
import { refundInFull } from './record-refunds.ts';
import { requestSuspendedMails } from './request-due-mails.ts';

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
async function moveDisputed(trx: Transition, { id, withdrawn_at }: OrderRow, isWon: boolean): Promise<void> {
  const movedOrder = isWon
    ? await movePayment(trx, id, ['disputed'], withdrawn_at ? 'refunded' : 'paid')
    : await movePayment(trx, id, ['paid', 'refunded'], 'disputed');
  if (!movedOrder) return;
  trx.record(id, isWon ? 'dispute_won' : 'disputed');
  if (!isWon) return;
  await advanceSettledOrder(trx, id);
  await requestSuspendedMails(trx, id);
}

/** Records a dispute's state, each once in the history, and what it means for the order. */
export async function recordDispute(db: Database, intentId: string, dispute: DisputeState): Promise<void> {
  const { id, status, reason, dueBy, cents } = dispute;
  const disputed = await findPayment(db, intentId);
  if (!disputed) return;
  const { order_id: orderId } = disputed;
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    await addOrderEventOnce(trx, {
      orderId,
      kind: 'dispute',
      detail: { of: status, dispute: id, reason, dueBy, cents, intent: intentId },
    });
    // The bank has refunded the money.
    if (status === 'lost') return void (await refundInFull(trx, intentId, 'bank'));
    // Refunded payments settle nothing, so their dispute locks nothing; pending refunds can be disputed.
    if (order && (await findPayment(trx, intentId))?.state === 'succeeded')
      await moveDisputed(trx, order, FAVORABLE.has(status));
  });
}

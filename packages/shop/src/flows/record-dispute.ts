import type { Database } from '../database/index.ts';
import { bookDispute, type DisputeMovement, findSale, saveClaim } from '../ledger/index.ts';
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
  readonly currency: string;
  /** What it moved of the shop's money. */
  readonly movements: readonly DisputeMovement[];
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

/** Leaves the dispute of a deleted order's payment to operators. */
async function recordWithoutOrder(trx: Transition, intentId: string, dispute: DisputeState): Promise<void> {
  if (!(await findSale(trx, intentId))) return;
  const { id, status, reason, dueBy, cents, currency, movements } = dispute;
  await bookDispute(trx, intentId, movements);
  const due_at = dueBy === null ? null : new Date(dueBy);
  await saveClaim(trx, { id, kind: 'dispute', intent_id: intentId, status, reason, cents, currency, due_at });
}

/** Records a dispute's state, each once in the history, and what it means for the order. */
export async function recordDispute(db: Database, intentId: string, dispute: DisputeState): Promise<void> {
  const { id, status, reason, dueBy, cents, movements } = dispute;
  const disputed = await findPayment(db, intentId);
  await transact(db, async (trx) => {
    const order = disputed && (await lockOrder(trx, disputed.order_id));
    if (!order) return recordWithoutOrder(trx, intentId, dispute);
    const { id: orderId } = order;
    await bookDispute(trx, intentId, movements);
    await addOrderEventOnce(trx, {
      orderId,
      kind: 'dispute',
      detail: { of: status, dispute: id, reason, dueBy, cents, intent: intentId },
    });
    // The bank has refunded the money.
    if (status === 'lost') return void (await refundInFull(trx, intentId, 'bank'));
    // Refunded payments settle nothing, so their dispute locks nothing; pending refunds can be disputed.
    if ((await findPayment(trx, intentId))?.state === 'succeeded')
      await moveDisputed(trx, order, FAVORABLE.has(status));
  });
}

import { findOrder, listPayments } from '@trueseason/db';
import { recordDispute, recordRefund } from '@trueseason/orders';
import type { PaymentDeps } from './payment-deps.ts';

/** A warning that was closed never became a dispute. */
const FAVORABLE = new Set(['won', 'warning_closed']);

/** Settles by what the provider itself says about a dispute. */
export async function settleDispute({ db }: Pick<PaymentDeps, 'db'>, intentId: string, status: string): Promise<void> {
  // Lost, the bank has given the money back.
  if (status === 'lost') await recordRefund(db, intentId);
  else await recordDispute(db, intentId, FAVORABLE.has(status));
}

/** Asks what a bank has decided on a disputed order: the event that told it may have been lost. */
export async function askAboutDispute(deps: PaymentDeps, orderId: number): Promise<void> {
  if ((await findOrder(deps.db, orderId))?.payment !== 'disputed') return;
  for (const { intent_id, state } of await listPayments(deps.db, orderId)) {
    const status = state === 'succeeded' ? await deps.payments.findDispute(intent_id) : null;
    if (status) await settleDispute(deps, intent_id, status);
  }
}

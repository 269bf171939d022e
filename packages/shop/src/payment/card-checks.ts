import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { addOrderEvents, hasOrderEvent, lockOrder } from '../order/index.ts';

export const hasCardChecks = (db: Database | Transaction, orderId: number, intentId: string): Promise<boolean> =>
  hasOrderEvent(db, orderId, 'card_checks', { intent: intentId });

/** Adds what the provider checked of a payment's card to its order's history, once. */
export async function recordCardChecks(
  db: Database,
  { orderId, intentId, text }: { readonly orderId: number; readonly intentId: string; readonly text: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId);
    if (await hasCardChecks(trx, orderId, intentId)) return;
    await addOrderEvents(trx, [{ orderId, kind: 'card_checks', detail: { text, intent: intentId } }]);
  });
}

import { sql } from 'kysely';
import { type Database, inTransaction, query, type Transaction } from '../database/index.ts';
import { addOrderEvents, lockOrder } from '../order/index.ts';

const findCardChecks = (db: Database | Transaction, orderId: number, intentId: string) =>
  query(db)
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'card_checks')
    .where(sql<boolean>`detail->>'intent' = ${intentId}`)
    .executeTakeFirst();

export const hasCardChecks = async (db: Database, orderId: number, intentId: string): Promise<boolean> =>
  (await findCardChecks(db, orderId, intentId)) !== undefined;

/** Adds what the provider checked of a payment's card to its order's history, once. */
export async function recordCardChecks(
  db: Database,
  { orderId, intentId, text }: { readonly orderId: number; readonly intentId: string; readonly text: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId);
    if (await findCardChecks(trx, orderId, intentId)) return;
    await addOrderEvents(trx, [{ orderId, kind: 'card_checks', detail: { text, intent: intentId } }]);
  });
}

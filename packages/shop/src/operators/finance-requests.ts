import type { FinanceAnswer } from '@trueseason/contracts';
import { addAuditEntry } from '../audit/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { query } from './tables.ts';

/** Asks finance about an order. False if a request is open already. */
export async function askFinance(
  db: Database,
  { orderId, text, actor }: { readonly orderId: number; readonly text: string; readonly actor: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const request = await query(trx)
      .insertInto('finance_requests')
      .values({ order_id: orderId, text, asked_by: actor })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!request) return false;
    await addAuditEntry(trx, { actor, action: 'ask finance', orderId, detail: 'done' });
    return true;
  });
}

/** Ends a request. 'unknown' or 'answered' without an open one. */
export async function answerFinanceRequest(
  db: Database,
  id: number,
  { answer, actor }: { readonly answer: FinanceAnswer; readonly actor: string },
): Promise<'done' | 'answered' | 'unknown'> {
  return inTransaction(db, async (trx) => {
    const answered = await query(trx)
      .updateTable('finance_requests')
      .set({ answer, answered_at: (eb) => eb.fn<Date>('now') })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst();
    if (!answered) {
      const existing = query(trx).selectFrom('finance_requests').select('id').where('id', '=', id);
      return (await existing.executeTakeFirst()) ? 'answered' : 'unknown';
    }
    await addAuditEntry(trx, { actor, action: 'answer support', orderId: answered.order_id, detail: answer });
    return 'done';
  });
}

/** What finance has not answered, oldest first. */
export const listFinanceRequests = (db: Database, limit: number) =>
  query(db)
    .selectFrom('finance_requests')
    .select(['id', 'order_id', 'text', 'asked_by', 'asked_at'])
    .where('answered_at', 'is', null)
    .orderBy('asked_at')
    .limit(limit)
    .execute();

import type { Database } from '../database/index.ts';
import { findSale, saveClaim } from '../ledger/index.ts';
import { findPayment } from './payment-queries.ts';
import { query } from './tables.ts';

/** The provider's early fraud warning or review of a payment. */
export interface PaymentWarning {
  readonly id: string;
  readonly kind: 'fraud_warning' | 'review';
  /** Null once it is over. */
  readonly text: string | null;
}

/** Records a warning for operators, also of a payment whose order was deleted. */
export async function recordWarning(db: Database, intentId: string, { id, kind, text }: PaymentWarning): Promise<void> {
  await query(db)
    .updateTable('payments')
    .set({ [kind]: text, ...(text !== null && { warned_at: new Date() }) })
    .where('intent_id', '=', intentId)
    // An event that comes twice is not another warning.
    .where(kind, 'is distinct from', text)
    .execute();
  const sale = (await findPayment(db, intentId)) ? undefined : await findSale(db, intentId);
  if (!sale) return;
  const { cents, currency } = sale;
  const state = text === null ? { status: 'warning_closed', reason: '' } : { status: 'open', reason: text };
  await saveClaim(db, { id, kind: 'warning', intent_id: intentId, ...state, cents, currency, due_at: null });
}

import { addAuditEntry } from '../audit/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { type BookedRefund, bookCharge, bookEntries, bookRefunds, type ChargedMoney } from '../ledger/index.ts';

/** Books once a refunded payment without an order, and audits why. */
export async function recordReturnedPayment(
  db: Database,
  money: ChargedMoney,
  refunds: readonly BookedRefund[],
  reason: 'its order was deleted' | 'its order was lost' | 'it matched no order',
  actor = 'system',
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await bookCharge(trx, money);
    await bookRefunds(trx, money.intentId, refunds);
    const { currency, intentId: reference } = money;
    const [isFirst] = await bookEntries(trx, [{ kind: 'returned', currency, cents: 0, reference }]);
    const detail = `${actor === 'system' ? 'automatic' : 'done'}: ${reason}`;
    if (isFirst) await addAuditEntry(trx, { action: 'refund', actor, detail });
  });
}

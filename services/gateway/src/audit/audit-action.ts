import { addAuditEntry, auditRead, isReadAction } from '@trueseason/shop/audit';
import type { Database } from '@trueseason/shop/database';
import type { OperatorSession } from '@trueseason/shop/operators';
import { findOrder } from '@trueseason/shop/order';
import { toProblem } from '../http/handle-errors.ts';

export interface OperatorAction {
  /** Undefined for customers, whose calls are not audited. */
  readonly operator: OperatorSession | null | undefined;
  readonly action: string | undefined;
  readonly orderId: number;
  readonly reason?: string | undefined;
}

/**
 * Runs an operator's action on an order and audits it: actions at start and end, reads once served. The audit never
 * claims what did not happen; interrupted actions have no end entry.
 */
export async function auditAction<Result>(
  db: Database,
  { operator, action, orderId, reason }: OperatorAction,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!operator || !action) return run();
  const actor = operator.operator;
  if (isReadAction(action)) {
    const result = await run();
    await auditRead(db, actor, action, orderId);
    return result;
  }
  const addEntry = (detail: string, entry: object = { orderId }) =>
    addAuditEntry(db, { actor, action, reason, detail, ...entry });
  await addEntry('begun');
  const isOrderGone = async () => (await findOrder(db, orderId)) === undefined;
  try {
    const result = await run();
    // Deleting an order writes an audit entry in the same transaction, without the order's ID.
    if (!(await isOrderGone())) await addEntry('done');
    return result;
  } catch (error) {
    const failure = `failed: ${toProblem(error).code}`;
    // If the database is down, the started action gets no end entry.
    await isOrderGone()
      .then((gone) => addEntry(failure, gone ? {} : undefined))
      .catch(() => undefined);
    throw error;
  }
}

import { addAudit, auditReading, isReading } from '@trueseason/shop/audit';
import type { Db } from '@trueseason/shop/database';
import type { AdminSession } from '@trueseason/shop/operators';
import { findOrder } from '@trueseason/shop/order';
import { toProblem } from '../http/handle-errors.ts';

export interface OperatorAction {
  /** Undefined for customers, whose calls are not audited. */
  readonly operator: AdminSession | null | undefined;
  readonly action: string | undefined;
  readonly orderId: number;
  readonly reason?: string | undefined;
}

/**
 * Runs an operator's action on an order and audits it: actions at start and end, reads once served. The audit never
 * claims what did not happen; interrupted actions have no end entry.
 */
export async function onRecord<Answer>(
  db: Db,
  { operator, action, orderId, reason }: OperatorAction,
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  if (!operator || !action) return carryOut();
  const actor = operator.operator;
  if (isReading(action)) {
    const answer = await carryOut();
    await auditReading(db, actor, action, orderId);
    return answer;
  }
  const note = (detail: string, entry: object = { orderId }) =>
    addAudit(db, { actor, action, reason, detail, ...entry });
  await note('begun');
  const isGone = async () => (await findOrder(db, orderId)) === undefined;
  try {
    const answer = await carryOut();
    // Deleting an order writes an audit entry in the same transaction, without the order's ID.
    if (!(await isGone())) await note('done');
    return answer;
  } catch (error) {
    const failed = `failed: ${toProblem(error).code}`;
    // If the database is down, the started action gets no end entry.
    await isGone()
      .then((gone) => note(failed, gone ? {} : undefined))
      .catch(() => undefined);
    throw error;
  }
}

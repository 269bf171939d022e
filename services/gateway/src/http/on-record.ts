import { type AdminSession, addAudit, auditReading, type Db, findOrder, isReading } from '@trueseason/db';
import { toProblem } from './handle-errors.ts';

export interface OperatorAction {
  /** Absent where a customer makes the call, who needs no record. */
  readonly operator: AdminSession | null | undefined;
  /** The name under which the audit lists it. */
  readonly action: string | undefined;
  readonly orderId: number;
  readonly reason?: string | undefined;
}

/**
 * Carries out what an operator does to an order, and keeps it on record: an action as it begins and as it ends, a reading
 * once it was given. So the audit never says what did not happen, and an action that broke off has no end in it.
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
    // The deletion of an order has a record of its own, in one transaction with it, that no longer names the order.
    if (!(await isGone())) await note('done');
    return answer;
  } catch (error) {
    const failed = `failed: ${toProblem(error).code}`;
    // A database that is away leaves what was begun without an end.
    await isGone()
      .then((gone) => note(failed, gone ? {} : undefined))
      .catch(() => undefined);
    throw error;
  }
}

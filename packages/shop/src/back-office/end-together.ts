import { type AttentionKind, type OperatorRole, TOGETHER_MOST, togetherOf } from '@trueseason/contracts';
import { dismissAttention, listAttention } from './attention.ts';
import { type OperatorActionContext, runOperatorAction } from './operate-order.ts';

export interface RowsTogether {
  readonly kind: AttentionKind;
  /** Their cause, as they say it. */
  readonly what: string;
  /** Decides that nothing is to be done, instead of acting. */
  readonly dismiss: boolean;
}

/** Ends the rows of one cause, a bounded number at a time; each is audited. @param roles of the operator */
export async function endTogether(
  context: OperatorActionContext & { readonly actor: string },
  roles: readonly OperatorRole[],
  { kind, what, dismiss }: RowsTogether,
): Promise<{ readonly ended: number; readonly left: number }> {
  const rows = (await listAttention(context.db, roles)).filter((row) => row.kind === kind && row.what === what);
  const action = togetherOf(kind);
  let count = 0;
  for (const { orderId } of rows.slice(0, TOGETHER_MOST)) {
    if (orderId === null) continue;
    if (dismiss) count += Number(await dismissAttention(context.db, { kind, orderId, actor: context.actor }));
    else if (action) count += Number(await runOperatorAction(context, orderId, action));
  }
  return { ended: count, left: rows.length - count };
}

import type { AttentionKind } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database/index.ts';
import { query } from './tables.ts';

/** Records that an order's row of this kind needs nothing. */
export async function saveDismissal(trx: Transaction, kind: AttentionKind, orderId: number): Promise<void> {
  await query(trx)
    .insertInto('attention_dismissals')
    .values({ kind, order_id: orderId })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).doUpdateSet({ dismissed_at: (eb) => eb.fn<Date>('now') }),
    )
    .execute();
}

/** Part of a statement: whether a row of this kind, about an order and since a moment, was dismissed. */
export const isDismissed = (
  kind: AttentionKind,
  orderId: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from attention_dismissals where order_id = ${orderId} and kind = ${sql.lit(kind)} and dismissed_at > ${since}
)`;

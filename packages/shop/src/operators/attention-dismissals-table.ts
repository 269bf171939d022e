import type { AttentionKind } from '@trueseason/contracts';
import type { Generated } from 'kysely';

/** Decisions that a row of Attention needs nothing: hides rows of this kind that began before. */
export interface AttentionDismissalsTable {
  order_id: number;
  kind: AttentionKind;
  dismissed_at: Generated<Date>;
}

import type { AttentionKind } from '@trueseason/contracts';
import type { Generated } from 'kysely';

/** What an operator decided needs nothing: hides a row of this kind that began before. */
export interface AttentionDismissalsTable {
  order_id: number;
  kind: AttentionKind;
  dismissed_at: Generated<Date>;
}

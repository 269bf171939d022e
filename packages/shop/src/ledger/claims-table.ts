import type { Generated, Selectable } from 'kysely';

/** What banks and the provider do to payments whose orders were deleted. */
export interface ClaimsTable {
  /** The provider's. */
  id: string;
  kind: 'dispute' | 'warning' | 'refund';
  intent_id: string;
  status: string;
  reason: string;
  cents: number;
  currency: string;
  since: Generated<Date>;
  status_since: Generated<Date>;
  due_at: Date | null;
  /** Since when an operator has seen to it. */
  settled_at: Date | null;
}
export type ClaimRow = Selectable<ClaimsTable>;

import type { LedgerKindName } from '@trueseason/contracts';
import type { Generated, Selectable } from 'kysely';

/** What the provider's balance has and the books lack, or the other way round. */
export interface LedgerDifferencesTable {
  id: Generated<number>;
  reference: string;
  kind: LedgerKindName;
  currency: string;
  /** The provider's less ours. */
  cents: number;
  /** The day that it was first found on. */
  day: Date;
  found_at: Generated<Date>;
  /** Since when an entry makes up for it; it goes when that entry's day is closed. */
  settled_at: Date | null;
}
export type LedgerDifference = Selectable<LedgerDifferencesTable>;

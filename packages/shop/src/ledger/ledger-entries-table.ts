import type { LedgerKindName } from '@trueseason/contracts';
import type { Generated } from 'kysely';

/** The books. Append-only; nothing here names a person or an order. */
export interface LedgerEntriesTable {
  id: Generated<number>;
  kind: LedgerKindName;
  /** The provider's day (UTC), or the first open one after it. */
  day: Date | string;
  currency: string;
  /** Signed: what the shop gets is positive. */
  cents: number;
  /** The payment, by which a living order finds its entries; what else moved the balance otherwise. */
  reference: string;
  /** What of the provider's was booked: once by kind and currency. */
  provider_id: string;
  /** Of tax. */
  country: string | null;
}

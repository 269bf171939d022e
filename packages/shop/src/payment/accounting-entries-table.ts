import type { Generated } from 'kysely';

/** Anonymous records of deleted orders, required by accounting law. */
export interface AccountingEntriesTable {
  id: Generated<string>;
  kind: 'sale' | 'refund';
  amount_cents: number;
  currency: string;
  provider_reference: string;
  happened_on: Date;
}

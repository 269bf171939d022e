import type { Generated } from 'kysely';

/** What accounting law keeps of an order that was deleted; it names nobody. */
export interface AccountingEntriesTable {
  id: Generated<string>;
  kind: 'sale' | 'refund';
  amount_cents: number;
  currency: string;
  provider_reference: string;
  happened_on: Date;
}

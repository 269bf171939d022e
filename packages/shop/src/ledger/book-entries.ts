import type { LedgerKindName } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { query } from './tables.ts';

export interface Entry {
  readonly kind: LedgerKindName;
  /** When it happened; now if missing. The database takes the first open day after it, if its day is closed. */
  readonly at?: Date | undefined;
  readonly currency: string;
  readonly cents: number;
  readonly reference: string;
  /** The reference itself if missing. */
  readonly providerId?: string;
  readonly country?: string | null;
}

/** Adds entries, each once. Returns the provider's ids of those that are new. */
export async function bookEntries(db: Database | Transaction, entries: readonly Entry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map(({ kind, at, currency, cents, reference, providerId = reference, country = null }) => ({
    kind,
    day: sql<Date>`(coalesce(${at ?? null}::timestamptz, now()) at time zone 'utc')::date`,
    currency,
    cents,
    reference,
    provider_id: providerId,
    country,
  }));
  const added = await query(db)
    .insertInto('ledger_entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_id')
    .execute();
  return added.map(({ provider_id }) => provider_id);
}

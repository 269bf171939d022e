import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { query } from './tables.ts';

/** How long a gateway that has died holds up the others. */
const LEASE_SECONDS = 60;
/** A gateway says so often that it is still at work. */
export const LEASE_RENEWAL_MS = (LEASE_SECONDS * 1000) / 3;
/** Timers are not exact: a round that comes a moment early is not left out. */
const EARLY = 0.1;

/** One gateway's right to reconcile, by the clock of Postgres: those of gateways may be wrong. */
export interface ReconciliationLease {
  readonly begunAt: Date;
  /** The provider's events until then are handled. */
  readonly readTo: Date;
}

const leaseEnd = sql<Date>`now() + ${sql.lit(LEASE_SECONDS)} * interval '1 second'`;

/** Claims the lease; null while another gateway has it, or had it within the interval. */
export async function claimReconciliation(db: Database): Promise<ReconciliationLease | null> {
  const lease = await query(db)
    .updateTable('reconciliation')
    .set({ due_at: leaseEnd })
    .where('due_at', '<=', (eb) => eb.fn<Date>('now'))
    .returning(['events_read_to as readTo', sql<Date>`now()`.as('begunAt')])
    .executeTakeFirst();
  return lease ?? null;
}

export async function renewReconciliation(db: Database): Promise<void> {
  await query(db).updateTable('reconciliation').set({ due_at: leaseEnd }).execute();
}

/** Ends a lease. The next begins an interval after this one began. */
export async function endReconciliation(
  db: Database,
  { begunAt, readTo }: ReconciliationLease,
  intervalMs: number,
): Promise<void> {
  await query(db)
    .updateTable('reconciliation')
    .set({
      events_read_to: readTo,
      due_at: new Date(begunAt.getTime() + intervalMs * (1 - EARLY)),
    })
    .execute();
}

/** Notes at once whether the provider answers the reconciler, whose round may take long while it does not. */
export async function noteProviderAway(db: Database, isAway: boolean): Promise<void> {
  await query(db)
    .updateTable('reconciliation')
    .set({ provider_away_since: isAway ? sql<Date>`coalesce(provider_away_since, now())` : null })
    .execute();
}

/** Since when the provider does not answer the reconciler; null while it does. */
export async function readProviderAway(db: Database): Promise<Date | null> {
  const row = await query(db).selectFrom('reconciliation').select('provider_away_since').executeTakeFirst();
  return row?.provider_away_since ?? null;
}

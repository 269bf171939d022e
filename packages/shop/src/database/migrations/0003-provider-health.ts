import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Since when the payment provider answered no list of events; null while it does.
  await sql`alter table reconciliation add column provider_away_since timestamptz`.execute(db);
}

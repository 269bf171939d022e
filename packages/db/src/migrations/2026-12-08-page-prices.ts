import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a hosted page asks; all so far, and those of a release that does not name it yet, ask the same.
  await sql`alter table checkout_sessions add column amount_cents integer not null default 2900`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkout_sessions drop column amount_cents`.execute(db);
}

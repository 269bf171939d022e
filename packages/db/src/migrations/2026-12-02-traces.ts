import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What asked for the job, as W3C's traceparent; null while tracing is off.
    alter table outbox add column trace text;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop column trace`.execute(db);
}

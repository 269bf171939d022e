import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Photos that are in the store and belong to no order yet. What stays here was left by a crash.
    create table uploads_under_way (
      prefix text primary key,
      begun_at timestamptz not null default now()
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table uploads_under_way`.execute(db);
}

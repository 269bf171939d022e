import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How often the mail was handed to the provider without an answer. Each time may have been taken, so each next one
    -- waits longer.
    alter table mails add column unanswered integer not null default 0;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop column unanswered`.execute(db);
}

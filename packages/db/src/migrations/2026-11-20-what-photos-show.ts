import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where on the photo which color was read. As private as the photo, and gone with its row.
    alter table photos add column outlines jsonb;

    -- What the customer told us that photos do not show: dyed hair, make-up, contact lenses.
    alter table orders add column answers jsonb;

    -- What each photo showed: from this the result is worked out anew when an answer changes.
    alter table analyses add column readings jsonb;
    -- The result before the first change, and how often it was changed.
    alter table analyses add column first_result jsonb;
    alter table analyses add column revision integer not null default 1;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table analyses drop column revision, drop column first_result, drop column readings;
    alter table orders drop column answers;
    alter table photos drop column outlines;
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Three make an order; two more may be added where three leave the result unsure.
    alter table photos drop constraint photos_position_check;
    alter table photos add constraint photos_position_check check (position between 1 and 5);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from photos where position > 3;
    alter table photos drop constraint photos_position_check;
    alter table photos add constraint photos_position_check check (position between 1 and 3);
  `.execute(db);
}

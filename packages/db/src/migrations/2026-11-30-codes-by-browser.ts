import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A code is worth something in the browser that asked for it alone: a hash of what stays the same of its session.
    -- The round is that of the mail which brings it. Codes live for minutes; those of before are asked for again.
    delete from access_codes;
    alter table access_codes
      add column asked_by text not null,
      add column round integer not null,
      drop constraint access_codes_pkey,
      add primary key (order_id, asked_by);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from access_codes;
    alter table access_codes
      drop constraint access_codes_pkey,
      drop column asked_by,
      drop column round,
      add primary key (order_id);
  `.execute(db);
}

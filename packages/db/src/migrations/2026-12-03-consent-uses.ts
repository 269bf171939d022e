import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Each time photos came to an order: under which consent, how many, and when. Rows are only ever added.
    create table consent_uses (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      consent_id uuid not null references photo_consents,
      photos smallint not null check (photos > 0),
      used_at timestamptz not null default clock_timestamp()
    );
    create index consent_uses_by_order on consent_uses (order_id);
    create index consent_uses_by_consent on consent_uses (consent_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table consent_uses`.execute(db);
}

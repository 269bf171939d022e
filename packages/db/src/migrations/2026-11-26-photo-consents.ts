import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What was agreed to before a photo was sent: which version, the text as it was shown, and when.
    create table photo_consents (
      id uuid primary key default gen_random_uuid(),
      -- Hash of what stays the same of a browser's session; null once the browser took it back for photos to come.
      family text,
      version text not null,
      shown text not null,
      -- Whether Google may see the photos; null where that was not asked.
      second_opinion boolean,
      given_at timestamptz not null default now(),
      withdrawn_at timestamptz
    );
    create index photo_consents_by_family on photo_consents (family, given_at desc) where family is not null;

    -- Under which consents an order's photos came. The newest counts.
    create table order_consents (
      order_id bigint not null references orders on delete cascade,
      consent_id uuid not null references photo_consents,
      used_at timestamptz not null default now(),
      primary key (order_id, consent_id)
    );
    create index order_consents_by_consent on order_consents (consent_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table order_consents, photo_consents`.execute(db);
}

import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A use of a code that an order was priced with and has not settled yet. Codes of few uses count these as made.
    create table promo_reservations (
      order_id bigint primary key references orders on delete cascade,
      code text not null references promos,
      reserved_at timestamptz not null default now()
    );
    create index promo_reservations_by_code on promo_reservations (code);
    create index promo_reservations_by_age on promo_reservations (reserved_at);

    -- Whose card was declined how often: hashes of the address and the browser that asked for the intent.
    alter table payments add column opened_from text, add column opened_by text;
    create table declines (
      -- Of the provider: an event that comes twice counts once.
      event_id text primary key,
      intent_id text not null references payments on delete cascade,
      declined_at timestamptz not null default now()
    );
    create index declines_by_intent on declines (intent_id);
    create index payments_by_address on payments (opened_from, created_at) where opened_from is not null;
    create index payments_by_browser on payments (opened_by, created_at) where opened_by is not null;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table declines, promo_reservations;
    alter table payments drop column opened_from, drop column opened_by;
  `.execute(db);
}

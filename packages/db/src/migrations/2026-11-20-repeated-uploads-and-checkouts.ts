import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A repeated upload finds the order that its first try made.
    create table upload_keys (
      key_hash text primary key,
      order_id bigint not null references orders on delete cascade,
      -- Of the three photos as they came: a key alone opens nothing.
      photos_hash text not null,
      created_at timestamptz not null default now()
    );

    -- A hosted page lives for a day; whoever comes back later pays the same order on another one.
    alter table checkout_sessions drop constraint checkout_sessions_order_id_key;
    create index checkout_sessions_by_order on checkout_sessions (order_id);
    -- When the provider was last asked about it; the reconciler goes round by this.
    alter table checkout_sessions add column checked_at timestamptz not null default now();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkout_sessions drop column checked_at;
    drop index checkout_sessions_by_order;
    alter table checkout_sessions add constraint checkout_sessions_order_id_key unique (order_id);
    drop table upload_keys;
  `.execute(db);
}

import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- At most one link an order; its id is random and says nothing. Links made before carry a signed token instead,
    -- which names orders.share_version.
    create table share_links (
      order_id bigint primary key references orders on delete cascade,
      share_id text not null unique check (length(share_id) >= 22),
      created_at timestamptz not null default now()
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table share_links`.execute(db);
}

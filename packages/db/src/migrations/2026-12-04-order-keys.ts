import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What an order's photos and results are sealed with, wrapped by a master key that is not here. Photos are stored
    -- before their order is, so that nothing refers to it.
    create table order_keys (
      order_id bigint not null,
      kind text not null check (kind in ('photos', 'results')),
      wrapped bytea not null,
      master text not null,
      -- Whether objects of before there were keys may be among them.
      holds_plain boolean not null,
      created_at timestamptz not null default now(),
      primary key (order_id, kind)
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table order_keys`.execute(db);
}

import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    -- What support asks of finance about an order, until it is done or refused.
    create table finance_requests (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      text text not null,
      asked_by text not null,
      asked_at timestamptz not null default now(),
      answer text check (answer in ('done', 'refused')),
      answered_at timestamptz
    );
    create index finance_requests_by_order on finance_requests (order_id);
    create unique index finance_requests_open on finance_requests (order_id) where answered_at is null;
  `)
    .execute(db);
}

import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- That the buyer asked to begin at once, knowing that the right of withdrawal ends with the delivery.
    create table begin_requests (
      order_id bigint primary key references orders on delete cascade,
      version text not null,
      shown text not null,
      asked_at timestamptz not null default now()
    );
    -- Since when the buyer has withdrawn; the money is due.
    alter table orders add column withdrawn_at timestamptz;
    create index orders_withdrawn on orders (withdrawn_at) where withdrawn_at is not null;

    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check check (kind in
      ('results', 'photo_request', 'deletion_receipt', 'access_code', 'address_changed', 'withdrawal'));
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from mails where kind = 'withdrawal';
    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check
      check (kind in ('results', 'photo_request', 'deletion_receipt', 'access_code', 'address_changed'));
    alter table orders drop column withdrawn_at;
    drop table begin_requests;
  `.execute(db);
}

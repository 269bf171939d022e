import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a browser may do with an order: read its result, or everything. Those that held one before bought it, or
    -- were let in when both were the same.
    alter table grants add column level text not null default 'own' check (level in ('read', 'own'));

    -- Named by the links of mails; raising it ends all that were sent.
    alter table orders add column link_version integer not null default 1;

    -- The one code that an order's address was sent. The code itself follows from the nonce and a secret.
    create table access_codes (
      order_id bigint primary key references orders on delete cascade,
      nonce text not null,
      tries integer not null default 0,
      created_at timestamptz not null default now()
    );

    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check
      check (kind in ('results', 'photo_request', 'deletion_receipt', 'access_code', 'address_changed'));
    -- Where a mail goes that does not go to the order's address of now.
    alter table mails add column recipient text;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from mails where kind in ('access_code', 'address_changed');
    alter table mails drop column recipient;
    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check check (kind in ('results', 'photo_request', 'deletion_receipt'));
    drop table access_codes;
    alter table orders drop column link_version;
    alter table grants drop column level;
  `.execute(db);
}

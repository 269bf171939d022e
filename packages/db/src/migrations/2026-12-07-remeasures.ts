import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A result that is a year old is measured again with a code of one use.
    create table remeasures (
      order_id bigint primary key references orders on delete cascade,
      code text not null unique references promos
    );

    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check check (kind in
      ('results', 'photo_request', 'deletion_receipt', 'access_code', 'address_changed', 'withdrawal', 'gift', 'gift_day',
       'remeasure'));
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from mails where kind = 'remeasure';
    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check check (kind in
      ('results', 'photo_request', 'deletion_receipt', 'access_code', 'address_changed', 'withdrawal', 'gift', 'gift_day'));
    drop table remeasures;
  `.execute(db);
}

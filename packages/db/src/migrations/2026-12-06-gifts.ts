import { type Kysely, sql } from 'kysely';

// Frozen once released: a change is a new migration.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A gift is an order of a flow of its own, which is paid like every other; what it sells is a code of one use.
    alter table orders drop constraint orders_flow_check;
    alter table orders add constraint orders_flow_check check (flow in ('analyze_first', 'pay_first', 'hosted', 'gift'));
    create table gifts (
      order_id bigint primary key references orders on delete cascade,
      -- Null until it is paid.
      code text unique references promos,
      giver text,
      message text,
      -- The day on which the buyer is written to once more.
      deliver_on date,
      -- Since when the code is worth nothing, because its money goes back.
      ended_at timestamptz
    );

    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check check (kind in
      ('results', 'photo_request', 'deletion_receipt', 'access_code', 'address_changed', 'withdrawal', 'gift', 'gift_day'));
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from mails where kind in ('gift', 'gift_day');
    alter table mails drop constraint mails_kind_check;
    alter table mails add constraint mails_kind_check check (kind in
      ('results', 'photo_request', 'deletion_receipt', 'access_code', 'address_changed', 'withdrawal'));
    drop table gifts;
    delete from orders where flow = 'gift';
    alter table orders drop constraint orders_flow_check;
    alter table orders add constraint orders_flow_check check (flow in ('analyze_first', 'pay_first', 'hosted'));
  `.execute(db);
}

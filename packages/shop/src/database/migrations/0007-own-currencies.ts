import { DEFAULT_CURRENCY } from '@trueseason/contracts';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    -- Of their amounts. A shop could set no other before; orders that were paid in another have that of their payment.
    alter table orders add column currency text not null default '${DEFAULT_CURRENCY}';
    alter table checkout_sessions add column currency text not null default '${DEFAULT_CURRENCY}';
    update orders set currency = payments.currency from payments
      where order_id = orders.id and payments.currency <> orders.currency;
  `)
    .execute(db);
}

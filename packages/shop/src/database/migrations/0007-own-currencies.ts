import { DEFAULT_CURRENCY } from '@trueseason/contracts';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    -- Of their amounts. A shop could set no other before.
    alter table orders add column currency text not null default '${DEFAULT_CURRENCY}';
    alter table checkout_sessions add column currency text not null default '${DEFAULT_CURRENCY}';
  `)
    .execute(db);
}

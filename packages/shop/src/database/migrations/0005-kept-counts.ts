import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    -- How far deleted orders had come, by the day they were placed: counts of nobody.
    create table deleted_orders_by_day (
      day date primary key,
      orders integer not null,
      photos integer not null,
      analyzed integer not null,
      paid integer not null,
      free integer not null
    );

    -- Declined cards by day and the bank's word, which outlive their orders.
    create table declines_by_day (
      day date not null,
      reason text not null,
      count integer not null,
      primary key (day, reason)
    );
    insert into declines_by_day
      select (declined_at at time zone 'utc')::date, coalesce(code, 'unknown'), count(*) from declines group by 1, 2;
  `)
    .execute(db);
}

import type { LedgerKindName, LedgerMonth } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { query } from './tables.ts';

/** The months of the books, newest first, as `2026-11`. */
export async function listMonths(db: Database): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(day, 'YYYY-MM') as month from ledger_entries where cents <> 0 order by 1 desc`.execute(
    query(db),
  );
  return rows.map(({ month }) => month);
}

const firstOf = (month: string) => sql<Date>`(${`${month}-01`})::date`;

/** A month's sums by kind, currency and country, and the value of unused gifts at its end. */
export async function readMonth(db: Database, month: string): Promise<LedgerMonth> {
  const { rows: sums } = await sql<LedgerMonth['sums'][number]>`
    select kind, currency, country, sum(cents)::float8 as cents, count(*)::int as count from ledger_entries
    where day >= ${firstOf(month)} and day < ${firstOf(month)} + interval '1 month' and cents <> 0
    group by kind, currency, country order by kind, currency, country`.execute(query(db));
  const { rows: gifts } = await sql<LedgerMonth['giftsOutstanding'][number]>`
    select currency, sum(cents)::float8 as cents from ledger_entries
    where kind in ('gift_sold', 'gift_redeemed', 'gift_ended') and day < ${firstOf(month)} + interval '1 month'
    group by currency having sum(cents) <> 0 order by currency`.execute(query(db));
  const { rows: closed } = await sql<{ closed: boolean }>`
    select closed_to >= ${firstOf(month)} + interval '1 month' - interval '1 day' as closed from books`.execute(
    query(db),
  );
  return { month, closed: closed[0]?.closed ?? false, sums, giftsOutstanding: gifts };
}

export interface MonthEntry {
  readonly day: string;
  readonly kind: LedgerKindName;
  readonly cents: number;
  readonly currency: string;
  readonly country: string | null;
  readonly reference: string;
  readonly provider_id: string;
}

/** A month's entries with money, in order, after a number. */
export async function listMonthEntries(
  db: Database,
  month: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<(MonthEntry & { readonly id: number })[]> {
  const { rows } = await sql<MonthEntry & { id: number }>`
    select id, day::text, kind, cents::float8 as cents, currency, country, reference, provider_id from ledger_entries
    where day >= ${firstOf(month)} and day < ${firstOf(month)} + interval '1 month' and cents <> 0 and id > ${after}
    order by id limit ${limit}`.execute(query(db));
  return rows;
}

import { ACCOUNTING_RETENTION_YEARS, EARNING_KINDS, type LedgerKindName } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, deleteSome, type Transaction } from '../database/index.ts';
import { query } from './tables.ts';

/** A sale, whether its order still exists or not. */
export interface Sale {
  readonly reference: string;
  /** Days in ISO 8601. */
  readonly sold: string;
  readonly deleted: string | null;
  readonly delivered: string | null;
  readonly cents: number;
  readonly currency: string;
  /** Of it, what was refunded. */
  readonly refunded: number;
}

export async function findSale(db: Database | Transaction, reference: string): Promise<Sale | undefined> {
  const { rows } = await sql<Sale>`
    select sale.reference, sale.day::text as sold, sale.cents::int as cents, sale.currency,
      (select max(day)::text from ledger_entries other where other.reference = sale.reference and kind = 'order_deleted')
        as deleted,
      (select max(day)::text from ledger_entries other where other.reference = sale.reference and kind = 'order_delivered')
        as delivered,
      (select coalesce(-sum(cents), 0)::int from ledger_entries other
        where other.reference = sale.reference and kind in ('refund', 'refund_failed')) as refunded
    from ledger_entries sale where sale.reference = ${reference} and kind = 'charge' order by id limit 1`.execute(
    query(db),
  );
  return rows[0];
}

/** Until when a payment's refunds share one entry, from before the ledger existed; null without one. */
export async function refundsOnRecord(
  trx: Transaction,
  reference: string,
): Promise<{ readonly earlierUntil: Date | null }> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(day + 1) at time zone 'utc' as until from ledger_entries
    where reference = ${reference} and provider_id = reference and kind = 'refund'`.execute(query(trx));
  return { earlierUntil: rows[0]?.until ?? null };
}

/** Whether a payment whose order does not exist was seen to: its order was deleted, or it went back. */
export async function isPaymentOnRecord(db: Database, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entries where reference = ${reference} and kind in ('order_deleted', 'returned') limit 1`.execute(
    query(db),
  );
  return rows.length > 0;
}

/** What was paid and what of it is left, by payment; disputes withhold money, or gave it back. */
export interface PaymentSums {
  readonly reference: string;
  readonly currency: string;
  readonly gross: number;
  readonly refunded: number;
  readonly withheld: number;
  readonly fees: number;
}

export async function sumPayments(db: Database, references: readonly string[]): Promise<PaymentSums[]> {
  const sum = (...kinds: readonly LedgerKindName[]) =>
    sql`coalesce(sum(cents) filter (where kind = any(${kinds}::text[])), 0)::float8`;
  const { rows } = await sql<PaymentSums>`
    select reference, currency, ${sum('charge')} as gross, -${sum('refund', 'refund_failed')} as refunded,
      -${sum('dispute', 'dispute_won')} as withheld, -${sum('fee', 'dispute_fee')} as fees
    from ledger_entries where reference = any(${[...references]}::text[])
    group by reference, currency having count(*) filter (where kind = 'charge') > 0`.execute(query(db));
  return rows;
}

/** What was booked of these payments, by kind. */
export async function listEntries(
  db: Database,
  reference: string,
): Promise<{ kind: LedgerKindName; day: string; cents: number; currency: string }[]> {
  const { rows } = await sql<{ kind: LedgerKindName; day: string; cents: number; currency: string }>`
    select kind, day::text, cents::int as cents, currency from ledger_entries
    where reference = ${reference} order by day, id`.execute(query(db));
  return rows;
}

/** Part of a statement: money by day (UTC), as rows of day, currency, revenue and refunded. */
export const moneyByDay = (since: RawBuilder<unknown>) => sql`(
  select day, currency, coalesce(sum(cents) filter (where kind in ('charge', 'not_ours')), 0) as revenue,
    coalesce(-sum(cents) filter (where kind not in ('charge', 'not_ours')), 0) as refunded
  from ledger_entries where day >= ${since} and kind = any(${[...EARNING_KINDS]}::text[]) group by 1, 2
)`;

/** What was earned and is held, by currency. */
export async function sumEarnings(db: Database): Promise<{ readonly currency: string; readonly cents: number }[]> {
  const { rows } = await sql<{ currency: string; cents: number }>`
    select currency, sum(cents)::float8 as cents from ledger_entries
    where kind = any(${[...EARNING_KINDS]}::text[]) group by currency order by currency`.execute(query(db));
  return rows;
}

/** Deletes entries that the law no longer requires. Returns how many. */
export const deleteExpiredEntries = (db: Database): Promise<number> =>
  deleteSome(
    db,
    'ledger_entries',
    sql`day < (now() - ${sql.lit(ACCOUNTING_RETENTION_YEARS)} * interval '1 year')::date`,
  );

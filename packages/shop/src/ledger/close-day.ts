import { BALANCE_KINDS, type LedgerKindName } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { bookEntries, type Entry } from './book-entries.ts';
import { query } from './tables.ts';

/** A movement of the provider's balance. */
export type BalanceLine = Required<Pick<Entry, 'kind' | 'currency' | 'cents' | 'reference' | 'providerId' | 'at'>> & {
  /** Whether it is this shop's; null if the books decide by the payment, since others may share the account. */
  readonly isOurs: boolean | null;
};

/** What only the balance shows. Everything else came as an event, and must be in the books. */
const TOLD_BY_BALANCE: ReadonlySet<LedgerKindName> = new Set(['fee', 'exchange', 'payout']);

/** The tax within a sale. */
export interface SaleTax {
  readonly reference: string;
  readonly cents: number;
  readonly currency: string;
  readonly country: string;
}

/** Books the tax within a day's sales, and gives back that of its refunds and disputes by their share of the sale. */
async function bookTaxes(trx: Transaction, day: string, taxes: readonly SaleTax[]): Promise<void> {
  const at = new Date(`${day}T12:00:00Z`);
  await bookEntries(
    trx,
    taxes.map((tax) => ({ ...tax, kind: 'tax', at })),
  );
  await sql`
    insert into ledger_entries (kind, day, currency, cents, reference, provider_id, country)
    select 'tax', entry.day, tax.currency, round(tax.cents::numeric * entry.cents / charge.cents), entry.reference,
      entry.kind || ' ' || entry.provider_id, tax.country
    from ledger_entries entry
      join ledger_entries tax on tax.kind = 'tax' and tax.provider_id = entry.reference
      join ledger_entries charge on charge.kind = 'charge' and charge.provider_id = entry.reference
    where entry.day = ${day}::date and entry.kind in ('refund', 'refund_failed', 'dispute', 'dispute_won')
      and entry.currency = tax.currency and charge.currency = tax.currency
    on conflict do nothing`.execute(query(trx));
}

/** The first day that is not closed, in ISO 8601. */
export async function firstOpenDay(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (closed_to + 1)::text as day from books`.execute(query(db));
  if (!rows[0]) throw new Error('the row of the books is missing');
  return rows[0].day;
}

/** Those of these payments that are in the books. */
async function findOurs(db: Database, references: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from ledger_entries
    where reference = any(${[...references]}::text[]) and kind = 'charge'`.execute(query(db));
  return new Set(rows.map(({ reference }) => reference));
}

/**
 * Books what only the balance shows of a day, compares the day with it, and closes the day: no entry is added to it
 * anymore. False if another process closed it meanwhile.
 */
export async function closeDay(
  db: Database,
  day: string,
  lines: readonly BalanceLine[],
  taxes: readonly SaleTax[] = [],
): Promise<boolean> {
  const open = await findOurs(
    db,
    lines.filter(({ isOurs }) => isOurs === null).map(({ reference }) => reference),
  );
  const ours = lines.filter(({ isOurs, reference }) => isOurs ?? open.has(reference));
  return inTransaction(db, async (trx) => {
    const closing = await sql`select from books where closed_to + 1 = ${day}::date for update`.execute(query(trx));
    if (closing.rows.length === 0) return false;
    await bookEntries(
      trx,
      ours.filter(({ kind }) => TOLD_BY_BALANCE.has(kind)),
    );
    await bookTaxes(trx, day, taxes);
    const sums = JSON.stringify(
      ours.map(({ reference, kind, currency, cents }) => ({ reference, kind, currency, cents })),
    );
    await sql`
      with provider as (
        select reference, kind, currency, sum(cents) as cents
        from jsonb_to_recordset(${sums}::jsonb) as line (reference text, kind text, currency text, cents bigint)
        group by 1, 2, 3
      ), booked as (
        select reference, kind, currency, sum(cents) as cents from ledger_entries
        where day = ${day}::date and kind = any(${[...BALANCE_KINDS]}::text[]) group by 1, 2, 3
      )
      insert into ledger_differences as known (reference, kind, currency, cents, day)
      select reference, kind, currency, coalesce(provider.cents, 0) - coalesce(booked.cents, 0), ${day}::date
      from provider full join booked using (reference, kind, currency)
      where coalesce(provider.cents, 0) <> coalesce(booked.cents, 0)
      on conflict (reference, kind, currency) do update set cents = known.cents + excluded.cents`.execute(query(trx));
    // Booked late, on the first open day after its own.
    await query(trx).deleteFrom('ledger_differences').where('cents', '=', 0).execute();
    await sql`update books set closed_to = ${day}::date`.execute(query(trx));
    return true;
  });
}

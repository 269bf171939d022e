import { BALANCE_KINDS, type LedgerKindName } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../database/index.ts';
import { bookEntries, type Entry } from './book-entries.ts';
import { query } from './tables.ts';

/** A movement of the provider's balance. */
export type BalanceLine = Required<Pick<Entry, 'kind' | 'currency' | 'cents' | 'reference' | 'providerId' | 'at'>> & {
  /** Whether it is this shop's; null if the books tell by the payment, which others may share the account with. */
  readonly isOurs: boolean | null;
};

/** What only the balance tells. Everything else was told by an event, and must be in the books. */
const TOLD_BY_BALANCE: ReadonlySet<LedgerKindName> = new Set(['fee', 'exchange', 'payout']);

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
 * Books what only the balance tells of a day, compares the day with it, and closes the day: no entry is added to it
 * anymore. False if another process closed it meanwhile.
 */
export async function closeDay(db: Database, day: string, lines: readonly BalanceLine[]): Promise<boolean> {
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

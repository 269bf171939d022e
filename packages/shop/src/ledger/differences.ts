import { sql } from 'kysely';
import { type Database, inTransaction } from '../database/index.ts';
import { bookEntries } from './book-entries.ts';
import type { LedgerDifference } from './ledger-differences-table.ts';
import { query } from './tables.ts';

/** Open differences, oldest first. */
export const listDifferences = (db: Database, limit: number) =>
  query(db)
    .selectFrom('ledger_differences')
    .select(['id', 'reference', 'kind', 'currency', 'cents', 'found_at', sql<string>`day::text`.as('day')])
    .where('settled_at', 'is', null)
    .orderBy('found_at')
    .limit(limit)
    .execute();

/** Books a difference as the provider has it, on today's page. Undefined if it is unknown or made up for. */
export async function bookDifference(
  db: Database,
  id: string,
): Promise<Pick<LedgerDifference, 'cents' | 'currency' | 'reference'> | undefined> {
  return inTransaction(db, async (trx) => {
    const difference = await query(trx)
      .updateTable('ledger_differences')
      .set({ settled_at: (eb) => eb.fn<Date>('now') })
      .where(sql<boolean>`id::text = ${id}`)
      .where('settled_at', 'is', null)
      .returning(['kind', 'currency', 'cents', 'reference'])
      .executeTakeFirst();
    if (!difference) return undefined;
    const { kind, currency, cents, reference } = difference;
    await bookEntries(trx, [{ kind, currency, cents, reference, providerId: `difference ${id}` }]);
    return difference;
  });
}

/** For the alert: how many differences are open, and until when the books are closed. */
export async function readBooksFigures(
  db: Database,
): Promise<{ readonly differences: number; readonly closedTo: Date }> {
  const { rows } = await sql<{ differences: number; closedTo: Date }>`
    select (select count(*)::int from ledger_differences where settled_at is null) as differences,
      (closed_to + 1) at time zone 'utc' as "closedTo" from books`.execute(query(db));
  if (!rows[0]) throw new Error('the row of the books is missing');
  return rows[0];
}

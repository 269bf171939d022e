import { queryOf } from '../database/index.ts';
import type { BooksTable } from './books-table.ts';
import type { ClaimsTable } from './claims-table.ts';
import type { LedgerDifferencesTable } from './ledger-differences-table.ts';
import type { LedgerEntriesTable } from './ledger-entries-table.ts';

export type LedgerTables = {
  books: BooksTable;
  claims: ClaimsTable;
  ledger_differences: LedgerDifferencesTable;
  ledger_entries: LedgerEntriesTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<LedgerTables>();

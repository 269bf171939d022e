import { queryOf } from '../database/index.ts';
import type { ReportsTable } from './reports-table.ts';

export type ReportTables = {
  reports: ReportsTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<ReportTables>();

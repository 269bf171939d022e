import { queryOf } from '../database/index.ts';
import type { ComplaintsTable } from './complaints-table.ts';

export type ComplaintTables = {
  complaints: ComplaintsTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<ComplaintTables>();

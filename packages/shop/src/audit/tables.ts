import { queryOf } from '../database/index.ts';
import type { AuditTable } from './audit-table.ts';

export type AuditTables = {
  audit: AuditTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<AuditTables>();

import { queryOf } from '../database/index.ts';
import type { OutboxTable } from './outbox-table.ts';

export type OutboxTables = {
  outbox: OutboxTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<OutboxTables>();

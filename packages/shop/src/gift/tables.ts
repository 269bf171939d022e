import { queryOf } from '../database/index.ts';
import type { GiftsTable } from './gifts-table.ts';

export type GiftTables = {
  gifts: GiftsTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<GiftTables>();

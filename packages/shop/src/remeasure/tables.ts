import { queryOf } from '../database/index.ts';
import type { RemeasuresTable } from './remeasures-table.ts';

export type RemeasureTables = {
  remeasures: RemeasuresTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<RemeasureTables>();

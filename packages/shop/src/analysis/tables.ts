import { queryOf } from '../database/index.ts';
import type { AnalysesTable } from './analyses-table.ts';
import type { ProposalsTable } from './proposals-table.ts';
import type { SeasonHistoryTable } from './season-history-table.ts';

export type AnalysisTables = {
  analyses: AnalysesTable;
  proposals: ProposalsTable;
  season_history: SeasonHistoryTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<AnalysisTables>();

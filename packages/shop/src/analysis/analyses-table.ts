import type { Generated, Selectable } from 'kysely';
import type { SealedColumn } from '../encryption/index.ts';

export interface AnalysesTable {
  order_id: number;
  result: SealedColumn;
  engine_version: string;
  readings: SealedColumn;
  first_result: SealedColumn | null;
  /** Copied from the encrypted result. */
  more_photos_help: boolean;
  photos_differ: Generated<boolean>;
  season: string | null;
  revision: Generated<number>;
  created_at: Generated<Date>;
}
export type AnalysisRow = Selectable<AnalysesTable>;

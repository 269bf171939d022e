import type { PhotoPosition } from '@trueseason/contracts';
import type { Generated, Selectable } from 'kysely';
import type { SealedColumn } from '../encryption/index.ts';

export interface AnalysesTable {
  order_id: number;
  result: SealedColumn;
  engine_version: string;
  readings: SealedColumn;
  first_result: SealedColumn | null;
  /** Copied from the encrypted result. */
  photos_differ: Generated<boolean>;
  season: string | null;
  /** The photos that were measured, also those that are deleted. */
  positions: Generated<PhotoPosition[]>;
  /** Those of them that the next result leaves out. */
  leaving: Generated<PhotoPosition[]>;
  revision: Generated<number>;
  created_at: Generated<Date>;
}
export type AnalysisRow = Selectable<AnalysesTable>;

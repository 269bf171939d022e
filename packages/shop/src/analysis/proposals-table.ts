import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { SealedColumn, SealedText } from '../encryption/index.ts';

/** A result that its owner has not taken yet. */
export interface ProposalsTable {
  order_id: number;
  /** Identifies it among an order's proposals. */
  round: number;
  result: SealedColumn;
  /** Null if only answers changed. */
  readings: SealedColumn | null;
  /** Per photo, in order; null once the photos are deleted. */
  outlines: JSONColumnType<readonly SealedText[]> | null;
  engine_version: string;
  /** Copied from the encrypted result. */
  photos_differ: Generated<boolean>;
  season: string | null;
  created_at: Generated<Date>;
}
export type ProposalRow = Selectable<ProposalsTable>;

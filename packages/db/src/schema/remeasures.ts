import type { Selectable } from 'kysely';

/** Single-use codes for free remeasuring, created on request. */
export interface RemeasuresTable {
  order_id: number;
  code: string;
}
export type RemeasureRow = Selectable<RemeasuresTable>;

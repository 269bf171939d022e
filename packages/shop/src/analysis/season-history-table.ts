import type { Generated } from 'kysely';

/** The seasons that an order was given or offered. */
export interface SeasonHistoryTable {
  id: Generated<number>;
  order_id: number;
  season: string;
  /** Of a proposal, which its owner may not have taken. */
  proposed: boolean;
  at: Generated<Date>;
}

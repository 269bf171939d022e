import type { Generated } from 'kysely';

/** The public link to an order's season and signature colors. */
export interface ShareLinksTable {
  order_id: number;
  /** Random. Stored in plain text: it is shown again, and grants less than this database. */
  share_id: string;
  created_at: Generated<Date>;
}

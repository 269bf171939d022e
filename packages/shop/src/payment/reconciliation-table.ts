import type { Generated } from 'kysely';

/** One row: how far our records were compared with the provider's, and when a gateway may go on. */
export interface ReconciliationTable {
  events_read_to: Generated<Date>;
  due_at: Generated<Date>;
  /** Since when the provider answered no list of events; null while it does. */
  provider_away_since: Date | null;
}

import type { Generated } from 'kysely';

/** Received payment events, for the record; settlement does not depend on them. */
export interface ProviderEventsTable {
  id: string;
  type: string;
  received_at: Generated<Date>;
}

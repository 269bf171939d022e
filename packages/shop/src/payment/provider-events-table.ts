import type { Generated } from 'kysely';

/** Received payment events, for the record and the figures; settlement does not depend on them. */
export interface ProviderEventsTable {
  id: string;
  type: string;
  /** How it came: an event of the list that then comes by webhook counts as the webhook's. */
  source: 'webhook' | 'list';
  received_at: Generated<Date>;
  /** The payment that it changed; null if it changed nothing, or its order was deleted. */
  intent_id: string | null;
  /** How and when it came first, which later ones do not change. */
  brought_by: 'webhook' | 'list' | null;
  brought_at: Generated<Date>;
  /** That handled it last; null for rows from before this was known. */
  release: Generated<string | null>;
}

/** Recorded events that are to be handled again. */
export interface EventsToRedoTable {
  id: string;
}

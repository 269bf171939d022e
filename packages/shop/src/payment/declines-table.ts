import type { Generated } from 'kysely';

/** Declined cards; append-only. */
export interface DeclinesTable {
  event_id: string;
  intent_id: string;
  code: string | null;
  declined_at: Generated<Date>;
}

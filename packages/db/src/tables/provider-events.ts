import type { Generated } from 'kysely';
import type { Db } from '../database.ts';

/** Events that a payment provider sent us, for the record; settling does not rest on them. */
export interface ProviderEventsTable {
  id: string;
  type: string;
  received_at: Generated<Date>;
}

export async function recordProviderEvent(db: Db, id: string, type: string): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

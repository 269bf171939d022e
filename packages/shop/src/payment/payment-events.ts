import { type Database, query } from '../database/database.ts';

/** Records a payment event that was handled. */
export async function recordPaymentEvent(db: Database, id: string, type: string): Promise<void> {
  await query(db)
    .insertInto('provider_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import type { Db } from '../database.ts';

export async function recordProviderEvent(db: Db, id: string, type: string): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

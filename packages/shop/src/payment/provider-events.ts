import type { Db } from '../database/database.ts';

export async function recordProviderEvent(db: Db, id: string, type: string): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const isProviderEvent = async (db: Db, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom('provider_events').select('id').where('id', '=', id).executeTakeFirst());

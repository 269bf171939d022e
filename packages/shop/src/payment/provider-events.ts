import { type Database, query } from '../database/database.ts';

export async function recordProviderEvent(db: Database, id: string, type: string): Promise<void> {
  await query(db)
    .insertInto('provider_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const isProviderEvent = async (db: Database, id: string): Promise<boolean> =>
  Boolean(await query(db).selectFrom('provider_events').select('id').where('id', '=', id).executeTakeFirst());

import { type Database, query } from '../database/index.ts';

/* Mails that went out in the last minutes before a restored backup. Each has a marker outside of Postgres. */

/** Restores the marker of a mail that a restored database lacks. Idempotent. */
export async function restoreSentMailMarker(db: Database, marker: string): Promise<void> {
  await query(db)
    .insertInto('provider_events')
    .values({ id: marker, type: 'mail' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasSentMailMarker(db: Database, marker: string): Promise<boolean> {
  const row = await query(db).selectFrom('provider_events').select('id').where('id', '=', marker).executeTakeFirst();
  return row !== undefined;
}

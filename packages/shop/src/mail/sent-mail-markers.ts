import type { Database } from '../database/index.ts';
import { query } from './tables.ts';

/* Mails that went out in the last minutes before a restored backup. Each has a marker outside of Postgres. */

/** Restores the marker of a mail that a restored database lacks. Idempotent. */
export async function restoreSentMailMarker(db: Database, marker: string): Promise<void> {
  await query(db)
    .insertInto('sent_mail_markers')
    .values({ marker })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasSentMailMarker(db: Database, marker: string): Promise<boolean> {
  const row = await query(db)
    .selectFrom('sent_mail_markers')
    .select('marker')
    .where('marker', '=', marker)
    .executeTakeFirst();
  return row !== undefined;
}

import { type Insertable, sql } from 'kysely';
import { type Database, query } from '../database/database.ts';
import type { PasskeyRow, PasskeysTable } from './passkeys-table.ts';

export async function addPasskey(db: Database, passkey: Insertable<PasskeysTable>): Promise<PasskeyRow> {
  return query(db).insertInto('passkeys').values(passkey).returningAll().executeTakeFirstOrThrow();
}

export async function findPasskey(db: Database, id: string): Promise<PasskeyRow | undefined> {
  return query(db).selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listPasskeys(db: Database, operator: string): Promise<PasskeyRow[]> {
  return query(db).selectFrom('passkeys').selectAll().where('operator', '=', operator).orderBy('created_at').execute();
}

/** Stores a passkey's counter. False if another use did so first: one may be a clone. */
export async function countPasskeyUse(db: Database, { id, counter }: PasskeyRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await query(db)
    .updateTable('passkeys')
    .set({ counter: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePasskey(db: Database, operator: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await query(db)
    .deleteFrom('passkeys')
    .where('operator', '=', operator)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const CHALLENGE_MINUTES = 5;
const tooOld = sql<Date>`now() - ${CHALLENGE_MINUTES} * interval '1 minute'`;

/** @param operator whose passkey is created; null for signing in */
export async function addPasskeyChallenge(db: Database, challenge: string, operator: string | null): Promise<void> {
  await query(db).deleteFrom('passkey_challenges').where('created_at', '<', tooOld).execute();
  await query(db).insertInto('passkey_challenges').values({ challenge, operator }).execute();
}

/** Consumes a challenge. False if unknown, used or expired. */
export async function usePasskeyChallenge(db: Database, challenge: string, operator: string | null): Promise<boolean> {
  const { numDeletedRows } = await query(db)
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('operator', 'is not distinct from', operator)
    .where('created_at', '>', tooOld)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

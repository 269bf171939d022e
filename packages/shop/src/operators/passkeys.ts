import { type Insertable, sql } from 'kysely';
import { addAuditEntry } from '../audit/index.ts';
import { type Database, deleteSome, inTransaction } from '../database/index.ts';
import type { PasskeyRow, PasskeysTable } from './passkeys-table.ts';
import { query } from './tables.ts';

/** Adds a verified passkey of an operator, on record. Null if it is known. */
export async function registerPasskey(db: Database, passkey: Insertable<PasskeysTable>): Promise<PasskeyRow | null> {
  return inTransaction(db, async (trx) => {
    const passkeyRow = await query(trx)
      .insertInto('passkeys')
      .values(passkey)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!passkeyRow) return null;
    await addAuditEntry(trx, { actor: passkeyRow.operator, action: 'add passkey', detail: passkeyRow.label });
    return passkeyRow;
  });
}

export async function findPasskey(db: Database, id: string): Promise<PasskeyRow | undefined> {
  return query(db).selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listPasskeys(db: Database, operator: string): Promise<PasskeyRow[]> {
  return query(db).selectFrom('passkeys').selectAll().where('operator', '=', operator).orderBy('created_at').execute();
}

/** Stores a passkey's counter. False if another use did so first: one may be a clone. */
export async function recordPasskeyUse(db: Database, { id, counter }: PasskeyRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await query(db)
    .updateTable('passkeys')
    .set({ counter: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes an operator's passkey, on record. False if there is none. */
export async function removePasskey(db: Database, operator: string, id: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const removed = await query(trx)
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('operator', '=', operator)
      .returning('label')
      .executeTakeFirst();
    if (removed) await addAuditEntry(trx, { actor: operator, action: 'remove passkey', detail: removed.label });
    return removed !== undefined;
  });
}

const CHALLENGE_MINUTES = 5;
const tooOld = sql<Date>`now() - ${CHALLENGE_MINUTES} * interval '1 minute'`;

/** Opens a challenge for a while. @param operator whose passkey is created; null for signing in */
export async function openPasskeyChallenge(db: Database, challenge: string, operator: string | null): Promise<void> {
  // Some, as anybody may open one: each call leaves fewer than it finds.
  await deleteSome(db, 'passkey_challenges', sql`created_at < ${tooOld}`);
  await query(db).insertInto('passkey_challenges').values({ challenge, operator }).execute();
}

/** Uses a challenge up. False if it is unknown, used or expired. */
export async function redeemPasskeyChallenge(
  db: Database,
  challenge: string,
  operator: string | null,
): Promise<boolean> {
  const { numDeletedRows } = await query(db)
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('operator', 'is not distinct from', operator)
    .where('created_at', '>', tooOld)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

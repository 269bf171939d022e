import type { Generated } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** A browser. Only a hash of its cookie is kept, so a copy of the table opens nothing. */
export interface SessionsTable {
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** Which orders a browser may see. */
export interface GrantsTable {
  token_hash: string;
  order_id: number;
  created_at: Generated<Date>;
}

export async function createSession(db: Db, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.insertInto('sessions').values({ token_hash: tokenHash, expires_at: expiresAt }).execute();
}

export async function isLiveSession(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds a live session's row until the transaction ends; false when there is none. */
export async function lockSession(trx: Trx, tokenHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function grantOrder(db: Db | Trx, tokenHash: string, orderId: number): Promise<void> {
  await db
    .insertInto('grants')
    .values({ token_hash: tokenHash, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasGrant(db: Db, tokenHash: string, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('grants')
    .innerJoin('sessions', 'sessions.token_hash', 'grants.token_hash')
    .select('grants.order_id')
    .where('grants.token_hash', '=', tokenHash)
    .where('grants.order_id', '=', orderId)
    .where('sessions.expires_at', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets browsers and operators whose session has ended. Returns how many. */
export async function deleteEndedSessions(db: Db): Promise<number> {
  const ended = await Promise.all(
    (['sessions', 'admin_sessions'] as const).map((table) =>
      db
        .deleteFrom(table)
        .where('expires_at', '<', (eb) => eb.fn<Date>('now'))
        .executeTakeFirst(),
    ),
  );
  return ended.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

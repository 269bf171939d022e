import { createHash, randomBytes } from 'node:crypto';
import { OPERATOR_IDLE_MINUTES, OPERATOR_SESSION_HOURS, type OperatorRole } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, deleteSome } from '../database/index.ts';
import { query } from './tables.ts';

export interface OperatorSession {
  readonly operator: string;
  /** Current roles: changes apply immediately. */
  readonly roles: readonly OperatorRole[];
  readonly signedInAt: Date;
  /** By a code; null if only by signing in. */
  readonly confirmedAt: Date | null;
}

const VALID_MS = OPERATOR_SESSION_HOURS * 60 * 60 * 1000;
const IDLE_MS = OPERATOR_IDLE_MINUTES * 60 * 1000;
const MINUTE_MS = 60_000;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates a session with its token and expiry. Stores only the token's hash. */
export async function startOperatorSession(db: Database, operator: string): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + IDLE_MS);
  await query(db)
    .insertInto('admin_sessions')
    .values({ token_hash: hash(token), operator, expires_at: expiresAt })
    .execute();
  return { token, expires: new Date(Date.now() + VALID_MS) };
}

/** Extends a used session up to its maximum lifetime; at most one write per minute. */
async function extendSession(db: Database, tokenHash: string): Promise<void> {
  const extendedEnd = sql<Date>`least(now() + ${IDLE_MS} * interval '1 millisecond', created_at + ${VALID_MS} * interval '1 millisecond')`;
  await query(db)
    .updateTable('admin_sessions')
    .set({ expires_at: extendedEnd })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '<', sql<Date>`${extendedEnd} - ${MINUTE_MS} * interval '1 millisecond'`)
    .execute();
}

/** The live session of this token, which its use extends. */
export async function findOperatorSession(db: Database, token: string | undefined): Promise<OperatorSession | null> {
  if (!token) return null;
  const row = await query(db)
    .selectFrom('admin_sessions')
    .innerJoin('operators', 'operators.name', 'admin_sessions.operator')
    .select(['operators.name', 'operators.roles', 'admin_sessions.created_at', 'admin_sessions.confirmed_at'])
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  if (!row) return null;
  await extendSession(db, hash(token));
  return { operator: row.name, roles: row.roles, signedInAt: row.created_at, confirmedAt: row.confirmed_at };
}

/** Wrong codes after which a session ends. */
const MOST_WRONG_CODES = 5;

/** Counts a code as wrong before it is checked, so that parallel guesses count. Ends the session after too many. */
export async function claimCodeTry(db: Database, token: string | undefined): Promise<boolean> {
  if (!token) return false;
  const session = await query(db)
    .updateTable('admin_sessions')
    .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('token_hash', '=', hash(token))
    .where('wrong_codes', '<', MOST_WRONG_CODES)
    .returning('operator')
    .executeTakeFirst();
  if (!session) await endOperatorSession(db, token);
  return session !== undefined;
}

/** A code was right. */
export async function confirmSession(db: Database, token: string | undefined): Promise<void> {
  if (!token) return;
  await query(db)
    .updateTable('admin_sessions')
    .set({ confirmed_at: (eb) => eb.fn<Date>('now'), wrong_codes: 0 })
    .where('token_hash', '=', hash(token))
    .execute();
}

export async function endOperatorSession(db: Database, token: string | undefined): Promise<void> {
  if (token) await query(db).deleteFrom('admin_sessions').where('token_hash', '=', hash(token)).execute();
}

export const deleteExpiredOperatorSessions = (db: Database): Promise<number> =>
  deleteSome(db, 'admin_sessions', sql`expires_at < now()`);

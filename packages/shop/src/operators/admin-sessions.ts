import type { OperatorRole } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, query } from '../database/database.ts';

export interface AdminSession {
  readonly operator: string;
  /** Current roles: changes apply immediately. */
  readonly roles: readonly OperatorRole[];
  readonly signedInAt: Date;
}

export async function createAdminSession(
  db: Database,
  { tokenHash, operator, expiresAt }: { tokenHash: string; operator: string; expiresAt: Date },
): Promise<void> {
  await query(db)
    .insertInto('admin_sessions')
    .values({ token_hash: tokenHash, operator, expires_at: expiresAt })
    .execute();
}

const MINUTE_MS = 60_000;

/** Extends a used session up to its maximum lifetime; at most one write per minute. */
async function putOffEnd(db: Database, tokenHash: string, { idleMs, validMs }: SessionLife): Promise<void> {
  const later = sql<Date>`least(now() + ${idleMs} * interval '1 millisecond', created_at + ${validMs} * interval '1 millisecond')`;
  await query(db)
    .updateTable('admin_sessions')
    .set({ expires_at: later })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '<', sql<Date>`${later} - ${MINUTE_MS} * interval '1 millisecond'`)
    .execute();
}

export interface SessionLife {
  readonly idleMs: number;
  readonly validMs: number;
}

export async function findAdminSession(
  db: Database,
  tokenHash: string,
  life: SessionLife,
): Promise<AdminSession | null> {
  const row = await query(db)
    .selectFrom('admin_sessions')
    .innerJoin('operators', 'operators.name', 'admin_sessions.operator')
    .select(['operators.name', 'operators.roles', 'admin_sessions.created_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  if (!row) return null;
  await putOffEnd(db, tokenHash, life);
  return { operator: row.name, roles: row.roles, signedInAt: row.created_at };
}

export async function endAdminSession(db: Database, tokenHash: string): Promise<void> {
  await query(db).deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

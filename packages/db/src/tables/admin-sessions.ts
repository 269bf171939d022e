import type { OperatorRole } from '@trueseason/contracts';
import type { Db } from '../database.ts';

export interface AdminSession {
  readonly operator: string;
  /** As they are now: whoever loses a role loses it at once. */
  readonly roles: readonly OperatorRole[];
  readonly signedInAt: Date;
}

export async function createAdminSession(
  db: Db,
  { tokenHash, operator, expiresAt }: { tokenHash: string; operator: string; expiresAt: Date },
): Promise<void> {
  await db.insertInto('admin_sessions').values({ token_hash: tokenHash, operator, expires_at: expiresAt }).execute();
}

export async function findAdminSession(db: Db, tokenHash: string): Promise<AdminSession | null> {
  const row = await db
    .selectFrom('admin_sessions')
    .innerJoin('operators', 'operators.name', 'admin_sessions.operator')
    .select(['operators.name', 'operators.roles', 'admin_sessions.created_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  return row ? { operator: row.name, roles: row.roles, signedInAt: row.created_at } : null;
}

export async function endAdminSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

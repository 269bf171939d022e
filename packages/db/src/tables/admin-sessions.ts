import type { Db } from '../database.ts';

export async function createAdminSession(db: Db, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.insertInto('admin_sessions').values({ token_hash: tokenHash, expires_at: expiresAt }).execute();
}

export async function isLiveAdminSession(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  return row !== undefined;
}

export async function endAdminSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

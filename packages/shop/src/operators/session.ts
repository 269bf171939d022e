import { createHash, randomBytes } from 'node:crypto';
import { OPERATOR_IDLE_MINUTES, OPERATOR_SESSION_HOURS } from '@trueseason/contracts';
import type { Database } from '../database/database.ts';
import { type AdminSession, createAdminSession, endAdminSession, findAdminSession } from './admin-sessions.ts';

const VALID_MS = OPERATOR_SESSION_HOURS * 60 * 60 * 1000;
const IDLE_MS = OPERATOR_IDLE_MINUTES * 60 * 1000;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates a session with its token and expiry. Stores only the token's hash. */
export async function startSession(db: Database, operator: string): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(Date.now() + VALID_MS);
  await createAdminSession(db, { tokenHash: hash(token), operator, expiresAt: new Date(Date.now() + IDLE_MS) });
  return { token, expires };
}

export const findSession = async (db: Database, token: string | undefined): Promise<AdminSession | null> =>
  token ? findAdminSession(db, hash(token), { idleMs: IDLE_MS, validMs: VALID_MS }) : null;

export async function endSession(db: Database, token: string | undefined): Promise<void> {
  if (token) await endAdminSession(db, hash(token));
}

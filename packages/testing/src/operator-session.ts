import { createHash, randomBytes } from 'node:crypto';
import type { OperatorRole } from '@trueseason/contracts';
import { openDatabase } from '@trueseason/shop/database';
import { addOperator, hashSecret, newTotpSecret, startOperatorSession, totpCode } from '@trueseason/shop/operators';
import { query } from '@trueseason/shop/testing';
import pg from 'pg';

/** The cookie of an operator of this role who has just signed in. */
export async function operatorSession(databaseUrl: string, role: OperatorRole): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`insert into operators (name, roles) values ($1, array[$1]) on conflict do nothing`, [role]);
    await client.query(
      `insert into admin_sessions (token_hash, operator, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [hash, role],
    );
    return token;
  } finally {
    await client.end();
  }
}

export interface HourOldOperator {
  /** The cookie of the session. */
  readonly session: string;
  readonly password: string;
  /** The next code of the authenticator app: none is taken twice. */
  code(): string;
}

const CODE_MS = 30_000;

/** A new operator who signed in an hour ago: corrections need a code, and money a sign-in. */
export async function hourOldOperator(databaseUrl: string, name: string, role: OperatorRole): Promise<HourOldOperator> {
  const password = randomBytes(15).toString('base64url');
  const secret = newTotpSecret();
  const db = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => {} });
  try {
    const password_hash = await hashSecret(password);
    await addOperator(db, { name, roles: [role], password_hash, totp_secret: secret });
    const { token } = await startOperatorSession(db, name);
    const created_at = new Date(Date.now() - 3_600_000);
    await query(db).updateTable('admin_sessions').set({ created_at }).where('operator', '=', name).execute();
    let shownAt = 0;
    const code = () => {
      shownAt = Math.max(Date.now(), shownAt + CODE_MS);
      return totpCode(secret, shownAt);
    };
    return { session: token, password, code };
  } finally {
    await db.close();
  }
}

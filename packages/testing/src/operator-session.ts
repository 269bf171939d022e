import { createHash, randomBytes } from 'node:crypto';
import type { OperatorRole } from '@trueseason/contracts';
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

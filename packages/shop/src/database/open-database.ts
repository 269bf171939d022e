import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Database, query } from './database.ts';
import { poolForKysely } from './kysely-pool.ts';

// bigint columns hold order IDs, which are below 2^53; count(*) fits as well.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseOptions {
  readonly url: string;
  /** Maximum connections; Postgres allows 100 in total by default. */
  readonly poolSize: number;
  /** Handles lost connections; without a listener the process would exit. */
  readonly onError: (error: Error) => void;
  /** Timeout in ms for a statement before its connection is discarded. */
  readonly silenceMs?: number;
}

/** Queries are by key; a slower statement is a bug or a lock. */
const STATEMENT_MS = 5_000;
/** Idle connections that have stalled are closed before they are used. */
const IDLE_MS = 2_000;
/** Detects servers that vanished while idle. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

export function openDatabase({ url, poolSize, onError, silenceMs = STATEMENT_MS + 1_000 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    // An unreachable server closes nothing, and TCP waits a quarter of an hour.
    query_timeout: silenceMs,
    // Locks of a process that cannot be reached; the relay waits up to 5 s for Redis in a transaction.
    idle_in_transaction_session_timeout: 10_000,
  });
  pool.on('error', onError);
  // The pool listens only to idle connections: one lost during a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return new Database(new Kysely({ dialect: new PostgresDialect({ pool: poolForKysely(pool) }) }));
}

/** Rejects unless the database takes writes: a demoted primary still answers reads. */
export async function pingDatabase(db: Database): Promise<void> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(query(db));
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('Postgres is read-only');
}

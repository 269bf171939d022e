import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { poolForKysely } from './kysely-pool.ts';

// bigint columns hold order ids, which are below 2^53 by contract; count(*) fits as well.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseOptions {
  readonly url: string;
  /** Connections at the most; Postgres allows 100 for all processes together by default. */
  readonly poolSize: number;
  /** A connection was lost; without a listener that would end the process. */
  readonly onError: (error: Error) => void;
  /** How long a statement may be without an answer, in ms, before its connection is given up. */
  readonly silenceMs?: number;
}

/** A statement that takes longer is a bug or a lock; every query here is by key. */
const STATEMENT_MS = 15_000;

export function openDatabase({ url, poolSize, onError, silenceMs = STATEMENT_MS + 2_000 }: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_MS,
    // A server that cannot be reached ends nothing, and TCP waits for it for a quarter of an hour.
    query_timeout: silenceMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onError);
  // The pool listens to idle connections alone: one that is lost between two statements of a transaction would end
  // the process.
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolForKysely(pool) }) });
}

/** Whether the database answers. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.selectNoFrom((eb) => eb.val(1).as('one')).execute();
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration as KyselyMigration, type MigrationResultSet, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Database } from './database.ts';
import * as initial from './migrations/0001-initial.ts';

export interface Migration extends KyselyMigration {
  /** Runs outside a transaction, for one `create index concurrently if not exists`; must tolerate being run again. */
  readonly concurrent?: boolean;
}

/** In name order. Never edit released migrations. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
};

/** The database's schema was not created by these migrations. */
export class OtherSchemaError extends Error {
  override name = 'OtherSchemaError';
}

/** Everyone else waits behind a statement that waits for a lock. */
const LOCK_MS = 4_000;
const LOCK_TRIES = 30;
const PAUSE_MS = 1_000;
/** Any number that nothing else locks. */
const TURN = 5_072_026;

export interface MigrateOptions {
  readonly all?: Readonly<Record<string, Migration>>;
  readonly lockMs?: number;
  /** Called when others hold a lock; the migration is tried again. */
  readonly onLocked?: (name: string) => void;
}

/**
 * Migrates the schema; safe to run concurrently. A statement may take hours, but waits for locks only briefly. Returns
 * the applied migrations.
 */
export const migrate = (db: Kysely<Database>, options: MigrateOptions = {}): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    await takeTurn(connection);
    try {
      return await applyPending(connection, { all: migrations, lockMs: LOCK_MS, onLocked: () => {}, ...options });
    } finally {
      await sql`reset statement_timeout; reset lock_timeout; select pg_advisory_unlock(${sql.lit(TURN)})`.execute(
        connection,
      );
    }
  });

/** Asks repeatedly: a statement that waits would itself be waited for by `create index concurrently`. */
async function takeTurn(connection: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${TURN}) as mine`.execute(connection);
    if (rows[0]?.mine) return;
    await sleep(PAUSE_MS / 10);
  }
}

async function applyPending(connection: Kysely<Database>, options: Required<MigrateOptions>): Promise<string[]> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => ({ ...options.all }) } });
  const applied: string[] = [];
  for (const { name, executedAt } of await migrator.getMigrations()) {
    const isLast = name === Object.keys(options.all).toSorted().at(-1);
    // The last one is always asked for, because Kysely then compares the schema.
    if (executedAt && !isLast) continue;
    applied.push(...(await applyOne(connection, migrator, name, options)));
  }
  return applied;
}

async function applyOne(
  connection: Kysely<Database>,
  migrator: Migrator,
  name: string,
  { all, lockMs, onLocked }: Required<MigrateOptions>,
): Promise<string[]> {
  const concurrent = all[name]?.concurrent ?? false;
  // What is built concurrently waits for open transactions and keeps nobody waiting.
  await sql`set statement_timeout = 0; set lock_timeout = ${sql.lit(concurrent ? 0 : lockMs)}`.execute(connection);
  for (let tries = 1; ; tries++) {
    const { error, results = [] } = await migrator.migrateTo(name, { disableTransactions: concurrent });
    if (!error) return succeeded(results);
    if (await hasOtherSchema(connection, all)) throw new OtherSchemaError('The database has a different schema');
    if (!isLocked(error) || tries === LOCK_TRIES) throw error;
    onLocked(name);
    await sleep(PAUSE_MS);
  }
}

const succeeded = (results: NonNullable<MigrationResultSet['results']>) =>
  results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);

const isLocked = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03';

async function hasOtherSchema(db: Kysely<Database>, all: object): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.some(({ name }) => !Object.hasOwn(all, name));
}

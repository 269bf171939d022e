import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration as KyselyMigration, type MigrationResultSet, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Database } from './database.ts';
import * as initial from './migrations/0001-initial.ts';

export interface Migration extends KyselyMigration {
  /** Runs outside a transaction, for one `create index concurrently if not exists`; must tolerate being run again. */
  readonly concurrent?: boolean;
  /**
   * For one that takes something away: the release, before this one, that works without it. Without this marker it only
   * adds what every older release tolerates (`testing/additive.ts` checks it).
   */
  readonly contract?: string;
}

/** This release, as in the root's package.json. */
export const RELEASE = '1.0.0';

/** In name order. Never edit released migrations. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
};

/** The database's schema does not serve this release. */
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
  readonly release?: string;
  readonly lockMs?: number;
  /** Called when others hold a lock; the migration is tried again. */
  readonly onLocked?: (name: string) => void;
  /** Called with the migrations of newer releases, which serve this one and stay as they are. */
  readonly onNewer?: (names: string[]) => void;
}

/**
 * Migrates the schema; safe to run concurrently. A statement may take hours, but waits for locks only briefly. Returns
 * the applied migrations.
 */
export const migrate = (db: Kysely<Database>, options: MigrateOptions = {}): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    await takeTurn(connection);
    try {
      return await applyPending(connection, {
        all: migrations,
        release: RELEASE,
        lockMs: LOCK_MS,
        onLocked: () => {},
        onNewer: () => {},
        ...options,
      });
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
  const own = Object.entries(options.all).map(([name, migration]) => [name, recorded(name, migration)]);
  const newer = await newerThatServe(connection, options);
  if (newer.length > 0) options.onNewer(newer);
  const all: Record<string, Migration> = Object.fromEntries([
    ...own,
    ...newer.map((name) => [name, { up: async () => {} }]),
  ]);
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => all } });
  const applied: string[] = [];
  for (const { name, executedAt } of await migrator.getMigrations()) {
    const isLast = name === Object.keys(all).toSorted().at(-1);
    // The last one is always asked for, because Kysely then compares the schema.
    if (executedAt && !isLast) continue;
    applied.push(...(await applyOne(connection, migrator, name, { ...options, all })));
  }
  return applied;
}

/** Records with it, for the older releases that may come back, from which of them on its schema serves. */
const recorded = (name: string, migration: Migration): Migration => ({
  ...migration,
  up: async (db) => {
    await migration.up(db);
    await sql`insert into migration_serves values (${name}, ${migration.contract ?? '0'}) on conflict do nothing`.execute(
      db,
    );
  },
});

/** @throws OtherSchemaError if a migration unknown here does not serve this release */
async function newerThatServe(db: Kysely<Database>, { all, release }: Required<MigrateOptions>): Promise<string[]> {
  await sql`create table if not exists migration_serves (name text primary key, release text not null)`.execute(db);
  const isNew = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is null as is`.execute(db);
  if (isNew.rows[0]?.is) return [];
  const { rows } = await sql<{ name: string; release: string | null }>`
    select name, release from kysely_migration left join migration_serves using (name) order by name`.execute(db);
  const newer = rows.filter(({ name }) => !Object.hasOwn(all, name));
  for (const { name, release: from } of newer) {
    if (from !== null && compareReleases(from, release) <= 0) continue;
    throw new OtherSchemaError(
      `The database's schema has ${name}, which serves ${from === null ? 'no other release' : `releases from ${from} on`}; this is ${release}. Nothing was changed: deploy the release that made it, or a newer one`,
    );
  }
  return newer.map(({ name }) => name);
}

/** Negative if `a` is older. */
export const compareReleases = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

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
    if (!isLocked(error) || tries === LOCK_TRIES) throw error;
    onLocked(name);
    await sleep(PAUSE_MS);
  }
}

const succeeded = (results: NonNullable<MigrationResultSet['results']>) =>
  results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);

const isLocked = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03';

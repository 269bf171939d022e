import { setTimeout as sleep } from 'node:timers/promises';
import { VERSION } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Migration as KyselyMigration, type MigrationResultSet, Migrator } from 'kysely/migration';
import pg from 'pg';
import { type Database, query } from './database.ts';
import * as initial from './migrations/0001-initial.ts';
import * as ledger from './migrations/0002-ledger.ts';
import * as providerHealth from './migrations/0003-provider-health.ts';
import * as financeRequests from './migrations/0004-finance-requests.ts';
import * as keptCounts from './migrations/0005-kept-counts.ts';
import * as knownByRelease from './migrations/0006-known-by-release.ts';
import * as ownCurrencies from './migrations/0007-own-currencies.ts';

export interface Migration extends KyselyMigration {
  /** Runs outside a transaction, for one `create index concurrently if not exists`; must tolerate being run again. */
  readonly concurrent?: boolean;
  /** For one that removes something: an older release that works without it. Others only add: `npm run drill -- migrations`. */
  readonly contract?: string;
}

/** In name order. Never edit a released migration. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
  '0002-ledger': ledger,
  '0003-provider-health': providerHealth,
  '0004-finance-requests': financeRequests,
  '0005-kept-counts': keptCounts,
  '0006-known-by-release': knownByRelease,
  '0007-own-currencies': ownCurrencies,
};

/** The database's schema does not serve this release. */
export class OtherSchemaError extends Error {
  override name = 'OtherSchemaError';
}

/** Everyone else queues behind a statement that waits for a lock, and a second is where a screen begins to feel stuck. */
const LOCK_MS = 500;
const LOCK_TRIES = 100;
const PAUSE_MS = 1_000;
/** An arbitrary lock number. */
const TURN = 5_072_026;

export interface MigrateOptions {
  readonly all?: Readonly<Record<string, Migration>>;
  readonly release?: string;
  readonly lockMs?: number;
  /** Called when others hold a lock; the migration is tried again. */
  readonly onLocked?: (name: string) => void;
}

type Connection = ReturnType<typeof query>;

/** Safe to run concurrently. Statements may take hours but wait briefly for locks. Returns the applied migrations. */
export const migrate = (db: Database, options: MigrateOptions = {}): Promise<string[]> =>
  query(db)
    .connection()
    .execute(async (connection) => {
      await takeTurn(connection);
      try {
        return await applyPending(connection, {
          all: migrations,
          release: VERSION,
          lockMs: LOCK_MS,
          onLocked: () => {},
          ...options,
        });
      } finally {
        await sql`reset statement_timeout; reset lock_timeout; select pg_advisory_unlock(${sql.lit(TURN)})`.execute(
          connection,
        );
      }
    });

/** Polls: a waiting statement would itself block `create index concurrently`. */
async function takeTurn(connection: Connection): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${TURN}) as mine`.execute(connection);
    if (rows[0]?.mine) return;
    await sleep(PAUSE_MS / 10);
  }
}

async function applyPending(connection: Connection, options: Required<MigrateOptions>): Promise<string[]> {
  await requireOwnTables(connection);
  const ownMigrations = Object.entries(options.all).map(([name, migration]) => [name, recorded(name, migration)]);
  const newer = await newerThatServe(connection, options);
  const knownMigrations: Record<string, Migration> = Object.fromEntries([
    ...ownMigrations,
    ...newer.map((name) => [name, { up: async () => {} }]),
  ]);
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => knownMigrations } });
  const applied: string[] = [];
  for (const { name, executedAt } of await migrator.getMigrations()) {
    const isLast = name === Object.keys(knownMigrations).toSorted().at(-1);
    // The last one is always included, because Kysely then compares the schema.
    if (executedAt && !isLast) continue;
    applied.push(...(await applyOne(connection, migrator, name, { ...options, all: knownMigrations })));
  }
  return applied;
}

/** @throws OtherSchemaError, before anything is written, if the tables are another project's */
async function requireOwnTables(db: Connection): Promise<void> {
  // Extensions bring their tables and views.
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes('migration_serves')) return;
  const remainder = names.length > 3 ? ` and ${names.length - 3} more` : '';
  throw new OtherSchemaError(
    `The database has tables of another project (${names.slice(0, 3).join(', ')}${remainder}): DATABASE_URL has to name an empty one`,
  );
}

/** Records the first release that the schema serves. */
const recorded = (name: string, migration: Migration): Migration => ({
  ...migration,
  up: async (db) => {
    await migration.up(db);
    await sql`insert into migration_serves values (${name}, ${migration.contract ?? '0'}) on conflict do nothing`.execute(
      db,
    );
  },
});

/** Migrations of newer releases. @throws OtherSchemaError if one does not serve this release */
async function newerThatServe(db: Connection, { all, release }: Required<MigrateOptions>): Promise<string[]> {
  await sql`create table if not exists migration_serves (name text primary key, release text not null)`.execute(db);
  const migrationTable = await sql<{
    present: boolean;
  }>`select to_regclass('kysely_migration') is not null as present`.execute(db);
  if (!migrationTable.rows[0]?.present) return [];
  const { rows } = await sql<{ name: string; release: string | null }>`
    select name, release from kysely_migration left join migration_serves using (name) order by name`.execute(db);
  const newer = rows.filter(({ name }) => !Object.hasOwn(all, name));
  const other = newer.find(({ release: from }) => from === null || compareReleases(from, release) > 0);
  if (!other) return newer.map(({ name }) => name);
  const serves = other.release ? `releases from ${other.release} on` : 'no other release';
  throw new OtherSchemaError(`The schema has ${other.name}, which serves ${serves}; this is ${release}`);
}

/** Negative if `a` is older. */
const compareReleases = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

async function applyOne(
  connection: Connection,
  migrator: Migrator,
  name: string,
  { all, lockMs, onLocked }: Required<MigrateOptions>,
): Promise<string[]> {
  const concurrent = all[name]?.concurrent ?? false;
  // A concurrent build waits for open transactions and blocks no statement.
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

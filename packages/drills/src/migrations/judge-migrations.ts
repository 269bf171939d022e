import { setTimeout as sleep } from 'node:timers/promises';
import type { Migration } from '@trueseason/shop/testing';
import type pg from 'pg';
import { withClient } from '../with-client.ts';
import { applyMigrations, createDatabase, dropDatabase } from './databases.ts';
import { readSchema, readTables, type SchemaLine, type TableState } from './schema.ts';
import { CHANGE_ORDER, DELETE_ORDER, writesFor } from './write-orders.ts';

/*
 * Whether a migration can be applied while the release before runs, and whether that release can come back afterwards: by
 * what Postgres says has happened, never by reading SQL, which hides anything in a function or behind a semicolon.
 */

export interface Judged {
  readonly all: Readonly<Record<string, Migration>>;
  readonly release: string;
  /** Releases that are out. */
  readonly released: readonly string[];
}

/** Locks that keep others from writing, the last also from reading. */
const BLOCKING = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

/**
 * Has Postgres note each statement that writes to a customers' table, even one that hits no row here, and each lock that an
 * altering statement holds when it ends.
 */
export async function watchTables(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`
      create schema trial;
      create table trial.notes (what text, about text);
      create function trial.note_write() returns trigger language plpgsql as $$ begin
        insert into trial.notes values (lower(tg_op), tg_table_name);
        return null;
      end $$;
      create function trial.note_locks() returns event_trigger language plpgsql as $$ begin
        insert into trial.notes select l.mode, c.relname
        from pg_locks l join pg_class c on c.oid = l.relation and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        where l.pid = pg_backend_pid() and l.granted and l.mode = any ('{${BLOCKING.join()}}')
          and l.database = (select oid from pg_database where datname = current_database());
      end $$;
      create event trigger trial_locks on ddl_command_end execute function trial.note_locks()`);
    for (const { kind, of } of await readSchema(client)) {
      if (kind !== 'table') continue;
      await client.query(`create trigger trial_writes after insert or update or delete or truncate on ${of}
        for each statement execute function trial.note_write()`);
    }
  });
}

interface State {
  readonly schema: readonly SchemaLine[];
  readonly tables: readonly TableState[];
}

const keyOf = ({ kind, of, text }: SchemaLine) => `${kind} ${of}: ${text}`;

/** @param first before the first of the release's migrations: what the release before knows */
function judgeSchema(first: State, before: State, after: State): string[] {
  const firstKeys = new Set(first.schema.map(keyOf));
  const tables = new Set(first.schema.flatMap(({ kind, of }) => (kind === 'table' && of ? [of] : [])));
  const isKnownColumn = (of: string | null, column: string) =>
    column === '*' ||
    first.schema.some((line) => line.kind === 'column' && line.of === of && line.text.startsWith(`${column} `));
  const stays = new Set(after.schema.map(keyOf));
  const was = new Set(before.schema.map(keyOf));
  const removals = before.schema
    .map(keyOf)
    .filter((line) => firstKeys.has(line) && !stays.has(line))
    .map((line) => `changes or removes what the release before uses: ${line}`);
  const added = after.schema.flatMap((line) => {
    if (was.has(keyOf(line))) return [];
    const { kind, of, text, judges, keeps } = line;
    if (keeps !== null && tables.has(keeps))
      return [`keeps the release before from deleting rows of ${keeps}: ${text}`];
    if (kind === 'setting') return [`changes a setting of the release before: ${text}`];
    if (of === null || !tables.has(of)) return [];
    if (judges.some((column) => isKnownColumn(of, column))) return [`may refuse rows of the release before: ${text}`];
    return ['column', 'constraint', 'index', 'table'].includes(kind) ? [] : [`changes how ${of} works: ${text}`];
  });
  return [...removals, ...added];
}

interface Note {
  readonly what: string;
  readonly about: string;
}

function judgeTables(first: State, before: State, after: State, notes: readonly Note[]): string[] {
  return before.tables.flatMap((table) => {
    const isNew = !first.tables.some(({ name }) => name === table.name);
    const newTable = after.tables.find(({ name }) => name === table.name);
    if (isNew || !newTable) return [];
    const about = notes.filter((note) => note.about === table.name).map(({ what }) => what);
    const writes = about.filter((what) => !BLOCKING.includes(what));
    const locks = about.filter((what) => BLOCKING.includes(what));
    const reads = table.rows > 0 && newTable.scanned - table.scanned >= table.rows;
    return [
      ...(newTable.file === table.file ? [] : [`rewrites ${table.name}`]),
      // Also what goes around triggers.
      ...(writes.length > 0 || newTable.changed > table.changed
        ? [
            `writes rows of ${table.name} (${writes.join(', ')}; ${newTable.changed - table.changed} here): a job does that in batches`,
          ]
        : []),
      ...(reads && locks.length > 0 ? [`reads all of ${table.name} while it holds ${locks.join(', ')}`] : []),
    ];
  });
}

/** So that each table gets rows. */
const ORDERS_AFTER = 100;

/** What the release before still does: places orders, changes and deletes them. */
const writeAsBefore = (url: string, writes: readonly string[], from: number): Promise<string[]> =>
  withClient(url, async (client) => {
    const refused: string[] = [];
    const run = (statement: string, ...values: number[]) =>
      client
        .query(statement, statement.includes('$1') ? values : [])
        .catch(({ message }: Error) =>
          refused.push(`the release before can no longer write: ${message} (${statement})`),
        );
    for (const statement of writes) await run(statement, from, from + ORDERS_AFTER - 1);
    for (const statement of [...CHANGE_ORDER, DELETE_ORDER]) await run(statement, from);
    return refused;
  });

function judgeContract({ contract }: Migration, { release, released }: Judged): string | undefined {
  if (contract === undefined || (released.includes(contract) && contract !== release)) return undefined;
  return contract === release
    ? `${contract} is not out: stop using it in this release, take it away in the next`
    : `'${contract}' is no release that is out`;
}

/** Connections hand their counts over when they end. */
async function readStateOnceCounted(client: pg.Client): Promise<State> {
  const others = `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  while ((await client.query(others)).rowCount !== 0) await sleep(5);
  return { schema: await readSchema(client), tables: await readTables(client) };
}

/**
 * Judges the migrations that a database lacks, one after the other, each by what it did.
 * @param template a database with orders, as the release before left it, with `watchTables`
 * @returns by name, why a migration is refused; one that is fine has no entry
 */
export async function judgeMigrations(template: string, judged: Judged): Promise<Record<string, string[]>> {
  const url = await createDatabase(template, 'copied');
  try {
    return await withClient(url, (client) => judgeEach(client, url, judged));
  } finally {
    await dropDatabase(url);
  }
}

async function judgeEach(client: pg.Client, url: string, judged: Judged): Promise<Record<string, string[]>> {
  const applied = new Set((await client.query('select name from kysely_migration')).rows.map(({ name }) => name));
  const { rows } = await client.query('select max(id)::float8 as last from orders');
  let last: number = rows[0].last;
  const writes = await writesFor(client);
  const refused: Record<string, string[]> = {};
  const first = await readStateOnceCounted(client);
  for (const [name, migration] of Object.entries(judged.all)) {
    if (applied.has(name)) continue;
    await client.query('truncate trial.notes');
    const stateBefore = await readStateOnceCounted(client);
    const upToThis = Object.fromEntries(Object.entries(judged.all).filter(([other]) => other <= name));
    try {
      await applyMigrations(url, upToThis, judged.release);
    } catch (error) {
      // What follows needs it.
      return { ...refused, [name]: [`fails: ${error instanceof Error ? error.message : error}`] };
    }
    const stateAfter = await readStateOnceCounted(client);
    const notes = (await client.query<Note>('select distinct what, about from trial.notes')).rows;
    const wrongContract = judgeContract(migration, judged);
    const reasons = [
      ...(wrongContract ? [wrongContract] : []),
      ...(migration.contract && !wrongContract ? [] : judgeSchema(first, stateBefore, stateAfter)),
      ...judgeTables(first, stateBefore, stateAfter, notes),
      ...(await writeAsBefore(url, writes, last + 1)),
    ];
    last += ORDERS_AFTER;
    if (reasons.length > 0) refused[name] = reasons;
  }
  return refused;
}

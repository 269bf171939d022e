import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { VERSION } from '@trueseason/contracts';
import { type Migration, migrations, sql } from '@trueseason/shop/testing';
import { startPostgres } from '@trueseason/testing/servers';
import { type Observation, seconds } from '../report.ts';
import { withClient } from '../with-client.ts';
import { applyMigrations, createDatabase, dropDatabase, loadOrders } from './databases.ts';
import { judgeMigrations, watchTables } from './judge-migrations.ts';
import { releasedVersions } from './released-versions.ts';
import { readTables } from './schema.ts';
import { judgeWaits, type Waits, waitsBeside } from './waits-beside.ts';

/** What a migration does shows on few orders, what it costs on many. */
const FEW_ORDERS = 2_000;

export const runs = (statement: string, more: Partial<Migration> = {}): Migration => ({
  up: async (db) => void (await sql.raw(statement).execute(db)),
  ...more,
});

/** Whether the drill still sees anything: each with whether it is refused. */
const SPECIMENS: Readonly<Record<string, readonly [Migration, refused: boolean]>> = {
  'adds a column': [runs('alter table orders add column note text'), false],
  'builds an index': [
    runs('create index concurrently if not exists by_flow on orders (flow)', { concurrent: true }),
    false,
  ],
  'rewrites a table': [runs('alter table orders add column token uuid default gen_random_uuid()'), true],
  'fills a column': [runs('alter table orders add column size integer; update orders set size = 1'), true],
  'drops a column': [runs('alter table orders drop column failure'), true],
};

export interface DrillOptions {
  readonly orders: number;
  /** A checkout of the release before, built; without one, the first migration is what it left. */
  readonly before?: string | undefined;
}

async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'trueseason-migrations-'));
  // As root, Postgres runs as a user who has to pass through this folder.
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A database with orders, as the release before left it. */
async function prepare(server: string, orders: number, before: string | undefined): Promise<string> {
  const url = await createDatabase(server);
  if (before) {
    const migrate = join(before, 'packages/shop/dist/migrate-cli.js');
    execFileSync(process.execPath, [migrate], { env: { ...process.env, DATABASE_URL: url } });
  } else {
    await applyMigrations(url, firstOf(migrations), VERSION);
  }
  await loadOrders(url, orders);
  return url;
}

/** Long enough to meet an export, and a checkpoint of the copied database. */
const USUAL_MS = 15_000;

const firstOf = (all: Readonly<Record<string, Migration>>) => Object.fromEntries(Object.entries(all).slice(0, 1));

async function waitsOf(template: string, orders: number, all: Readonly<Record<string, Migration>>) {
  const url = await createDatabase(template, 'copied');
  try {
    const usual = await waitsBeside(url, orders, () => sleep(USUAL_MS));
    const waits = await waitsBeside(url, orders, () => applyMigrations(url, all, VERSION), usual.last);
    const inWords = ({ read, write }: Waits) => `reads at most ${Math.round(read)} ms, writes ${Math.round(write)} ms`;
    return { value: `${inWords(waits)}; without it ${inWords(usual)}`, reasons: judgeWaits(waits, usual) };
  } finally {
    await dropDatabase(url);
  }
}

/** Applies this release's migrations to a database of many orders, while others read and write, and judges them. */
export function drillMigrations({ orders, before }: DrillOptions): Promise<Observation[]> {
  return withPostgres(async (server) => {
    const began = performance.now();
    const fewOrders = await prepare(server, FEW_ORDERS, before);
    await watchTables(fewOrders);
    const empty = (await withClient(fewOrders, readTables)).filter(({ rows }) => rows === 0).map(({ name }) => name);
    const many = await prepare(server, orders, before);
    const observations: Observation[] = [
      { what: `${orders} orders`, value: `written in ${seconds(began)}` },
      // What is judged by its rows needs some.
      { what: 'tables without rows in write-orders.ts', value: empty.join(', ') || 'none', ok: empty.length === 0 },
    ];
    const released = releasedVersions();
    for (const [what, [specimen, isRefused]] of Object.entries(SPECIMENS)) {
      const withSpecimen = { ...firstOf(migrations), '9999-specimen': specimen };
      const judged = await judgeMigrations(fewOrders, { all: withSpecimen, release: VERSION, released });
      const { value, reasons } = await waitsOf(many, orders, withSpecimen);
      const wasRefused = Object.keys(judged).length > 0 || reasons.length > 0;
      observations.push({
        what: `one that ${what}`,
        value: `${wasRefused ? 'refused' : 'accepted'}; ${value}`,
        ok: wasRefused === isRefused,
      });
    }
    const refused = await judgeMigrations(fewOrders, { all: migrations, release: VERSION, released });
    const { value, reasons } = await waitsOf(many, orders, migrations);
    const why = [
      ...Object.entries(refused).flatMap(([name, list]) => list.map((reason) => `${name} ${reason}`)),
      ...reasons,
    ];
    return [
      ...observations,
      { what: `the migrations of ${VERSION}`, value: [value, ...why].join('\n'), ok: why.length === 0 },
    ];
  });
}

import { createProducer } from '@trueseason/platform/queue';
import { createLogger } from '@trueseason/platform/runtime';
import { type Database, openDatabase } from '@trueseason/shop/database';
import { query, sql } from '@trueseason/shop/testing';
import { testRedisUrl } from '@trueseason/testing';
import { expect, it, vi } from 'vitest';
import { startTestGateway } from '../testing/test-gateway.ts';
import { startBackground } from './background.ts';
import { TASKS } from './clean-up.ts';

/** Enough rows that Postgres scans a table only if no index applies. */
const ORDERS = 20_000;
/** Rows it may read of a table with nothing due. */
const FEW = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Two weeks of delivered and paid orders with all their rows. */
async function seedOrders(db: Database): Promise<void> {
  const rows = [
    sql`insert into orders (id, flow, progress, payment, amount_cents, created_at, progress_at, settled_at, completed_at, photos_deleted_at)
      select 100000000000 + n, 'analyze_first', 'analyzed', 'paid', 2900, at, at, at, at, at
      from generate_series(1, ${ORDERS}::int) n, lateral (select now() - interval '20 days' + n * interval '1 minute') made (at)`,
    sql`insert into payments (intent_id, order_id, state, amount_cents, currency, created_at, checked_at, settled_at)
      select 'pi_' || id, id, 'succeeded', 2900, 'usd', created_at, created_at, created_at from orders`,
    sql`insert into checkout_sessions (session_id, order_id, amount_cents, created_at) select 'cs_' || id, id, amount_cents, created_at from orders`,
    sql`insert into reports (order_id, state, object_key, bytes, state_at) select id, 'ready', 'key', 1, created_at from orders`,
    sql`insert into mails (order_id, kind, state, state_at, created_at) select id, 'results', 'sent', created_at, created_at from orders`,
    sql`insert into gifts (order_id) select id from orders`,
    sql`insert into sessions (token_hash, family, created_at, expires_at) select id, id, created_at, created_at + interval '90 days' from orders`,
    sql`insert into grants (token_hash, order_id, level) select id, id, 'own' from orders`,
    sql`insert into photo_consents (family, version, shown, given_at) select id, '1', 'text', created_at from orders`,
    sql`insert into order_consents (order_id, consent_id) select family::bigint, id from photo_consents`,
    sql`insert into audit (action, order_id, at, hash) select 'deliver', id, created_at, '' from orders`,
    // Vacuum now, so that autovacuum does not change the counts of dead index rows.
    sql`vacuum analyze`,
  ];
  for (const row of rows) await row.execute(query(db));
}

interface Reading {
  readonly name: string;
  readonly scans: number;
  readonly rows: number;
}

/** Scans and rows read per table by closed connections. */
async function readings(db: Database): Promise<readonly Reading[]> {
  const { rows } = await sql<Reading>`
    select relname as name, (seq_scan + coalesce(idx_scan, 0))::int as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_user_tables`.execute(query(db));
  return rows;
}

it('background jobs find due work without scanning all orders', async () => {
  const redisUrl = await testRedisUrl();
  const opened: Database[] = [];
  const openDb = async (url: string) => {
    const db = openDatabase({ url, poolSize: 5, onError: () => {} });
    opened.push(db);
    return db;
  };
  const gateway = await startTestGateway({ REDIS_URL: redisUrl }, { openDb });
  const { db } = gateway.database;
  await seedOrders(db);
  await sql`select pg_stat_force_next_flush()`.execute(query(db));
  const before = new Map((await readings(db)).map((reading) => [reading.name, reading]));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const producer = createProducer({ redisUrl, prefix: 'scans-test', onError: () => {} });
  const background = startBackground(gateway.deps, producer, createLogger('gateway', 'silent'));
  vi.advanceTimersByTime(DAY_MS);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await finishedTasks(db)).toContain(Object.keys(TASKS).at(-1)), 30_000);
  await background.close();
  // Postgres updates these counts when a connection ends.
  for (const each of opened) await each.close();
  await vi.waitFor(async () => expect(await connectionsOf(db)).toBe(1), 10_000);
  const after = await readings(db);
  await producer.close();
  await gateway.close();
  const since = after.map(({ name, scans, rows }) => {
    const then = before.get(name);
    return { name, scans: scans - (then?.scans ?? 0), rows: rows - (then?.rows ?? 0) };
  });
  const asked = since.filter(({ scans }) => scans > 0).map(({ name }) => name);
  expect(asked).toEqual(
    expect.arrayContaining(['orders', 'payments', 'reports', 'mails', 'sessions', 'upload_keys', 'photo_consents']),
  );
  expect(since.filter(({ rows }) => rows > FEW)).toEqual([]);
});

/** Tasks of cleaning up that no gateway is at. */
async function finishedTasks(db: Database): Promise<string[]> {
  const finished = query(db).selectFrom('background_tasks').select('name').where('held_until', '<=', new Date());
  return (await finished.execute()).map(({ name }) => name);
}

async function connectionsOf(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database()`.execute(query(db));
  return rows[0]?.n ?? 0;
}

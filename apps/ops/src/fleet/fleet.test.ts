import { createProducer, OutageError } from '@trueseason/platform/queue';
import { createLogger, createRegistry } from '@trueseason/platform/runtime';
import { JOBS } from '@trueseason/shop/jobs';
import { inTransaction, query, requestJob } from '@trueseason/shop/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { AUTHORIZED, insertOrder, PASSWORD, startTestOps, type TestOps } from '../testing/test-ops.ts';
import { exposeFleet } from './metrics.ts';
import { problemsOf } from './problems.ts';
import { createFleetReader, type Fleet } from './read-fleet.ts';

const FAILED = 41_000_000_001;
const QUEUED = 41_000_000_002;
const WAITING = 41_000_000_003;
const REASON = 'The <photos> are gone';

let ops: TestOps;
let fleet: Fleet;
beforeAll(async () => {
  ops = await startTestOps();
  const { database, producer } = ops;
  await insertOrder(database, { id: FAILED, progress: 'failed', payment: 'paid', ageMinutes: 30 });
  await insertOrder(database, { id: QUEUED, progress: 'files_uploaded', payment: 'unpaid', ageMinutes: 2 });
  await query(database.db)
    .insertInto('mails')
    .values({ order_id: FAILED, kind: 'results', state: 'failed', error: 'mailbox unknown' })
    .execute();
  await query(database.db)
    .insertInto('mails')
    .values({ order_id: QUEUED, kind: 'results', state: 'sent', outcome: 'bounced', error: 'bounced (5.1.1)' })
    .execute();
  await inTransaction(database.db, (trx) => requestJob(trx, JOBS.analyze, { orderId: QUEUED }));
  await ops.failAnalysisJob(FAILED, REASON);
  await ops.runAnalysisJob(WAITING, new OutageError('store', 'connection refused'), 'delayed');
  await producer.ensure(JOBS.analyze, { orderId: QUEUED });
  fleet = (await ops.app.inject({ url: '/api/fleet', headers: AUTHORIZED })).json();
});
afterAll(() => ops.close());

it('counts jobs and orders, and names what failed, waits for a part, is overdue or stuck', async () => {
  const analysis = fleet.queues?.find(({ queue }) => queue === 'analysis');
  expect(analysis?.counts).toMatchObject({ prioritized: 1, failed: 1 });
  expect(analysis?.oldestWaitingSeconds).toBeGreaterThanOrEqual(0);
  expect(fleet.queues?.find(({ queue }) => queue === 'pdf')?.oldestWaitingSeconds).toBeNull();
  expect(fleet.failedJobs).toMatchObject([{ job: 'analyze', orderId: FAILED, reason: REASON, attempts: 1 }]);
  const waiting = { job: 'analyze', orderId: WAITING, part: 'store', runs: 1, reason: 'connection refused' };
  expect(fleet.waitingJobs).toMatchObject([waiting]);
  expect(fleet.orders).toMatchObject({
    byStatus: { failed: 1, pending: 1, completed: 0 },
    overdue: [{ job: 'analyze', orderId: QUEUED }],
    stuckPaid: [{ orderId: FAILED, progress: 'failed' }],
    mails: { bounced: 1, failed: 1 },
    outbox: { rows: 1 },
  });
});

it('shows all of it on the page, and begins with what is not well, in its title as well', async () => {
  const { body } = await ops.app.inject({ url: '/', headers: AUTHORIZED });
  const state =
    '1 paid order is stuck; 1 result of a paid order was not mailed; 1 job is overdue; 1 job waits for a part';
  expect(body).toContain(`<title>${state} · Fleet`);
  expect(body).toContain(`${state}.</p>`);
  for (const shown of ['Waiting for a part', String(WAITING), String(QUEUED), 'The &lt;photos&gt; are gone'])
    expect(body).toContain(shown);
  // What is not trusted is escaped, and nothing is changed here.
  expect(body).not.toMatch(/<photos>|<form/);
  const { orders } = fleet;
  const calm = { stuckPaid: [], overdue: [], lostResults: 0 };
  expect(problemsOf({ ...fleet, waitingJobs: [], orders: orders && { ...orders, ...calm } })).toEqual([]);
  const providerAwaySince = new Date(Date.now() - 150_000).toISOString();
  const away = orders && { ...orders, ...calm, providerAwaySince };
  expect(problemsOf({ ...fleet, waitingJobs: [], orders: away })).toEqual([
    'nobody can pay: the payment provider does not answer since 3 min',
  ]);
  expect(problemsOf({ ...fleet, waitingJobs: [], orders: null, queues: null })).toEqual([
    'Postgres does not answer',
    'Redis does not answer',
  ]);
});

it('shows queued and failed jobs in the queue dashboard', async () => {
  const { queues } = (await ops.app.inject({ url: '/queues/api/queues', headers: AUTHORIZED })).json();
  const analysis = queues.find(({ name }: { name: string }) => name === 'analysis');
  expect(analysis).toMatchObject({ readOnlyMode: true, counts: { prioritized: 1, failed: 1 } });
});

it('gives the figures to Prometheus', async () => {
  const registry = createRegistry('ops');
  const at = new Date(1_795_000_000_000);
  const events = { lastAt: { webhook: null, list: at }, onlyListed: 2, readTo: at };
  const backup = { takenAt: at, triedAt: new Date(0) };
  const books = { differences: 1, closedTo: at };
  exposeFleet(registry, async () => ({
    ...fleet,
    redisMemory: 0.25,
    orders: fleet.orders && { ...fleet.orders, backup, books, events, deadlines: { dispute: 2 } },
  }));
  const text = await registry.metrics();
  expect(text).toContain('backup_timestamp_seconds{service="ops"} 1795000000');
  // Never: long ago, not unknown.
  expect(text).toContain('backup_tried_timestamp_seconds{service="ops"} 0');
  expect(text).toContain('payment_event_timestamp_seconds{by="list",service="ops"} 1795000000');
  expect(text).not.toContain('by="webhook"');
  expect(text).toContain('payment_events_only_listed{service="ops"} 2');
  expect(text).toContain('payment_events_read_timestamp_seconds{service="ops"} 1795000000');
  expect(text).toContain('attention_deadlines{kind="dispute",service="ops"} 2');
  expect(text).toContain('redis_memory_used_ratio{service="ops"} 0.25');
  expect(text).toContain('books_differences{service="ops"} 1');
  expect(text).toContain('books_closed_timestamp_seconds{service="ops"} 1795000000');
  expect(text).toContain('orders_stuck_paid{service="ops"} 1');
  expect(text).toContain('work_overdue{job="analyze",service="ops"} 1');
  expect(text).toContain('mails{state="failed",service="ops"} 1');
  expect(text).toContain('jobs_waiting_for_part{part="store",service="ops"} 1');
});

it('says which store is away and shows the rest', async () => {
  const { database } = ops;
  const away = createFleetReader({
    db: database.db,
    // As while Redis is away: commands wait for a connection that does not come.
    producer: { ...ops.producer, queues: neverAnswering() },
    services: [{ name: 'pdf', url: new URL('http://127.0.0.1:9') }],
    graceMs: 20_000,
  });
  const partial = await away();
  expect(partial.queues).toBeNull();
  expect(partial.orders?.byStatus.failed).toBe(1);
  expect(partial.services).toMatchObject([{ name: 'pdf', state: 'silent' }]);
  const registry = createRegistry('ops');
  exposeFleet(registry, async () => ({ ...partial, orders: null }));
  const text = await registry.metrics();
  expect(text).not.toMatch(/^(redis_memory_used_ratio|backup_timestamp_seconds|backup_tried_timestamp_seconds)\{/m);
  expect(text).toContain('store_up{store="redis",service="ops"} 0');
  expect(text).not.toMatch(/^outbox_rows\{/m);
});

it('answers in the queue dashboard that Redis is away', async () => {
  const producer = createProducer({ redisUrl: 'redis://127.0.0.1:1', prefix: 'x', onError: () => {} });
  const config = { ADMIN_NAME: 'admin', OPS_PASSWORD: PASSWORD, PUBLIC_URL: 'https://shop.example' };
  const logger = createLogger('ops', 'silent');
  const app = await buildApp({ config, db: ops.database.db, producer, readFleet: async () => fleet }, logger);
  const response = await app.inject({ url: '/queues/api/queues', headers: AUTHORIZED });
  expect(response.statusCode).toBe(503);
  await app.close();
});

function neverAnswering(): TestOps['producer']['queues'] {
  const response = () => new Promise(() => {});
  const queue = { getJobCounts: response, getJobs: response, getFailed: response, getDelayed: response };
  return { analysis: queue, pdf: queue, mailer: queue } as unknown as TestOps['producer']['queues'];
}

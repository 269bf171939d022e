import { findOrder, listAudit } from '@trueseason/db';
import { JOBS } from '@trueseason/orders';
import { afterEach, expect, it } from 'vitest';
import { AUTHORIZED, insertOrder, startTestOps, type TestOps } from './testing/test-ops.ts';

const ORDER = 42_000_000_001;

let ops: TestOps;
afterEach(() => ops.close());

const put = (path: string) => ops.app.inject({ method: 'PUT', url: `/queues/api/queues/${path}`, headers: AUTHORIZED });

async function startWithFailedJob(options: { writable: boolean }): Promise<void> {
  ops = await startTestOps(options);
  await insertOrder(ops.database, { id: ORDER, progress: 'failed', payment: 'paid', ageMinutes: 10 });
  await ops.failAnalysisJob(ORDER, 'the worker crashed');
}

it('changes nothing when read-only', async () => {
  await startWithFailedJob({ writable: false });
  for (const path of [`analysis/analyze-${ORDER}/retry`, `analysis/analyze-${ORDER}/clean`, 'pause']) {
    expect((await put(path)).statusCode).toBe(405);
  }
  const again = await ops.app.inject({ method: 'POST', url: `/orders/${ORDER}/retry`, headers: AUTHORIZED });
  expect(again.statusCode).toBe(405);
  expect((await ops.producer.report(JOBS.analyze, { orderId: ORDER })).state).toBe('failed');
  expect((await findOrder(ops.database.db, ORDER))?.progress).toBe('failed');
});

it('retries and removes single jobs when writable, and still empties nothing', async () => {
  await startWithFailedJob({ writable: true });
  expect((await put(`analysis/analyze-${ORDER}/retry`)).statusCode).toBe(204);
  expect((await ops.producer.report(JOBS.analyze, { orderId: ORDER })).state).toBe('under_way');
  expect((await put(`analysis/analyze-${ORDER}/clean`)).statusCode).toBe(204);
  expect((await ops.producer.report(JOBS.analyze, { orderId: ORDER })).state).toBe('missing');
  const whole = [
    'obliterate',
    'empty',
    'clean/failed',
    'clean/clean',
    'clean/retry',
    'clean/promote',
    'pause',
    'resume',
  ];
  for (const path of [...whole.map((verb) => `analysis/${verb}`), 'analysis/%63lean/failed', 'pause', 'resume']) {
    expect([path, (await put(path)).statusCode]).toEqual([path, 405]);
  }
});

const post = (action: string) =>
  ops.app.inject({
    method: 'POST',
    url: `/orders/${ORDER}/${action}`,
    headers: { ...AUTHORIZED, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });

it('brings a failed order back for another analysis, once, and writes it down', async () => {
  await startWithFailedJob({ writable: true });
  expect((await post('retry')).statusCode).toBe(303);
  expect((await findOrder(ops.database.db, ORDER))?.progress).toBe('files_uploaded');
  expect(await ops.database.db.selectFrom('outbox').select(['job', 'payload']).execute()).toEqual([
    { job: 'analyze', payload: { orderId: ORDER } },
  ]);
  expect((await post('retry')).statusCode).toBe(409);
  expect(await listAudit(ops.database.db, { limit: 5 })).toMatchObject([
    { action: 'retry', order_id: ORDER, detail: 'nothing to do, from the fleet page' },
    { action: 'retry', order_id: ORDER, detail: 'done, from the fleet page' },
  ]);
});

it('asks again for a report and a mail that were given up', async () => {
  await startWithFailedJob({ writable: true });
  const { db } = ops.database;
  expect((await post('render-report')).statusCode).toBe(409);
  await db.insertInto('reports').values({ order_id: ORDER, state: 'failed' }).execute();
  await db.insertInto('mails').values({ order_id: ORDER, kind: 'results', state: 'failed', error: 'x' }).execute();
  const page = await ops.app.inject({ url: '/', headers: AUTHORIZED });
  for (const action of ['render-report', 'resend-mail']) {
    expect(page.body).toContain(`action="/orders/${ORDER}/${action}"`);
    expect((await post(action)).statusCode).toBe(303);
  }
  const asked = await db.selectFrom('outbox').select('job').orderBy('id').execute();
  expect(asked.map(({ job }) => job)).toEqual(['render-report', 'send-results']);
});

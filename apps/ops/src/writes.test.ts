import { findOrder, listAudit } from '@trueseason/db';
import { JOBS, operateOrder } from '@trueseason/orders';
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

it('changes no queue and no job when writable either', async () => {
  await startWithFailedJob({ writable: true });
  const verbs = ['retry', 'clean', 'promote'].map((verb) => `analyze-${ORDER}/${verb}`);
  for (const verb of [...verbs, 'retry/failed', 'promote', 'obliterate', 'empty', 'clean/failed', 'pause', 'resume']) {
    expect([verb, (await put(`analysis/${verb}`)).statusCode]).toEqual([verb, 405]);
  }
  expect((await ops.producer.report(JOBS.analyze, { orderId: ORDER })).state).toBe('failed');
});

const post = (action: string) =>
  ops.app.inject({
    method: 'POST',
    url: `/orders/${ORDER}/${action}`,
    headers: { ...AUTHORIZED, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });

it('brings a failed order back for another analysis, once, and writes it down', async () => {
  await startWithFailedJob({ writable: true });
  const page = async () => (await ops.app.inject({ url: '/', headers: AUTHORIZED })).body;
  // Beside the failed job and among the stuck orders.
  expect((await page()).split(`action="/orders/${ORDER}/retry"`)).toHaveLength(3);
  expect((await post('retry')).statusCode).toBe(303);
  expect(await page()).not.toContain('<form method="post" action="/orders/');
  expect((await findOrder(ops.database.db, ORDER))?.progress).toBe('files_uploaded');
  expect(await ops.database.db.selectFrom('outbox').select(['job', 'payload']).execute()).toEqual([
    { job: 'analyze', payload: { orderId: ORDER } },
  ]);
  expect((await post('retry')).statusCode).toBe(409);
  expect(await listAudit(ops.database.db, { limit: 5 })).toMatchObject([
    { action: 'retry', order_id: ORDER, detail: 'nothing to do, from the fleet page' },
    { action: 'retry', order_id: ORDER, detail: 'requested, from the fleet page' },
  ]);
});

it('asks again for a report and a mail that were given up', async () => {
  await startWithFailedJob({ writable: true });
  const { db } = ops.database;
  expect((await post('render-report')).statusCode).toBe(409);
  await db
    .updateTable('orders')
    .set({ progress: 'analyzed', failure: null, completed_at: new Date(0) })
    .where('id', '=', ORDER)
    .execute();
  await db.insertInto('reports').values({ order_id: ORDER, state: 'failed' }).execute();
  await db.insertInto('mails').values({ order_id: ORDER, kind: 'results', state: 'failed', error: 'x' }).execute();
  const page = await ops.app.inject({ url: '/', headers: AUTHORIZED });
  for (const action of ['render-report', 'resend-mail']) {
    expect(page.body).toContain(`action="/orders/${ORDER}/${action}"`);
    expect((await post(action)).statusCode).toBe(303);
    expect((await post(action)).statusCode).toBe(409);
  }
  const asked = await db.selectFrom('outbox').select('job').orderBy('id').execute();
  expect(asked.map(({ job }) => job)).toEqual(['render-report', 'send-results']);
});

it.each(['files_uploaded', 'failed'] as const)(
  'counts a %s order as stuck until its analysis is failed',
  async (progress) => {
    ops = await startTestOps({ writable: true });
    const { db } = ops.database;
    await insertOrder(ops.database, { id: ORDER, progress, payment: 'paid', ageMinutes: 10 });
    const stuck = async () =>
      (await ops.app.inject({ url: '/api/fleet', headers: AUTHORIZED })).json().orders.stuckPaid.length;
    expect(await stuck()).toBe(1);
    expect(await operateOrder({ db }, ORDER, 'fail')).toBe(true);
    expect(await stuck()).toBe(0);
    expect(await findOrder(db, ORDER)).toMatchObject({
      failure: { code: 'photos' },
      photos_asked_at: expect.any(Date),
    });
    expect(await operateOrder({ db }, ORDER, 'fail')).toBe(false);
  },
);

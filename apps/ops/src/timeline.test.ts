import { JOBS, requestJob } from '@trueseason/orders';
import { OutageError } from '@trueseason/queue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUTHORIZED, insertOrder, startTestOps, type TestOps } from './testing/test-ops.ts';

const ORDER = 41_000_000_007;

let ops: TestOps;
beforeAll(async () => {
  ops = await startTestOps({ writable: false });
});
afterAll(() => ops.close());

const open = (url: string) => ops.app.inject({ url, headers: AUTHORIZED });

it("shows an order's whole way, from Postgres and from the queue, in the order in which it happened", async () => {
  const { database } = ops;
  await insertOrder(database, { id: ORDER, progress: 'files_uploaded', payment: 'paid', ageMinutes: 30 });
  await database.db.insertInto('mails').values({ order_id: ORDER, kind: 'results', state: 'sent' }).execute();
  await database.db.updateTable('orders').set({ email: 'someone@example.com' }).where('id', '=', ORDER).execute();
  await database.db.transaction().execute((trx) => requestJob(trx, JOBS.analyze, { orderId: ORDER }));
  await ops.runAnalysisJob(ORDER, new OutageError('store', 'away'), 'delayed');
  const { moments, queueRead } = (await open(`/api/orders/${ORDER}`)).json();
  const messages: string[] = moments.map(({ part, what }: { part: string; what: string }) => `${part}: ${what}`);
  expect(queueRead).toBe(true);
  for (const what of [
    /^order: placed/,
    /^photos: 1 on record/,
    /^mail: results asked for/,
    /^mail: results sent$/,
    /^outbox: analyze waits/,
    /^queue: analyze queued/,
    /^queue: analyze begun, run 1/,
  ])
    expect(messages).toContainEqual(expect.stringMatching(what));
  const times = moments.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted());

  const { body } = await open(`/orders/${ORDER}`);
  expect(body).toContain('analyze queued');
  expect(body).not.toContain('someone@example.com');
});

it('knows no order that is none', async () => {
  for (const number of [41_000_000_008, 'x', '1e5', '9'.repeat(30)])
    expect((await open(`/orders/${number}`)).statusCode).toBe(404);
  expect((await ops.app.inject({ url: `/orders/${ORDER}` })).statusCode).toBe(401);
});

import { rename } from 'node:fs/promises';
import { findOrder, findReport, listMails } from '@trueseason/db';
import { expect, it } from 'vitest';
import { stageSystem } from './testing/stage-system.ts';

/** More runs than any job has attempts: what goes on after them is not counting outages. */
const RUNS = 7;
const LONG = 90_000;

const stage = stageSystem('outage', {
  ...{ SWEEP_INTERVAL_MS: '1000', SWEEP_GRACE_MS: '2000', RELAY_INTERVAL_MS: '300', RATE_LIMIT_SCALE: '100' },
  ...{ MAIL_CONFIRM_MS: '4000', OUTAGE_PAUSE_MS: '1500' },
});
const { until, mailsOf, customer } = stage;

/** Until the job of every order was begun this often: the outage has been met that many times. */
async function untilRun(queue: string, job: string, orders: readonly number[], runs = RUNS): Promise<void> {
  const begun = async (id: number) => (await stage.jobOf(queue, job, id))?.attemptsStarted ?? 0;
  for (const id of orders) await until(`${job} of ${id} begun ${runs} times`, async () => (await begun(id)) >= runs);
}

const storeIsAway = async (during: () => Promise<unknown>): Promise<void> => {
  const folder = stage.system.env.STORAGE_DIR ?? '';
  await rename(folder, `${folder}-away`);
  try {
    await during();
  } finally {
    await rename(`${folder}-away`, folder);
  }
};

const place = (count: number) => Promise.all(Array.from({ length: count }, () => customer().upload(stage.photos)));

async function expectAnalyzed(orders: readonly number[]): Promise<void> {
  for (const id of orders) {
    await until(`${id} analyzed`, async () => (await findOrder(stage.db, id))?.progress === 'analyzed');
    expect((await findOrder(stage.db, id))?.failure).toBeNull();
  }
}

it('fails no order while the store is away, however often its job is run', async () => {
  stage.system.pause('analysis');
  const orders = await place(3);
  await storeIsAway(async () => {
    stage.system.resume('analysis');
    await untilRun('analysis', 'analyze', orders);
  });
  await expectAnalyzed(orders);
}, 240_000);

it('fails no order while Postgres is away', async () => {
  stage.system.pause('analysis');
  const orders = await place(3);
  await until('all queued', async () => (await stage.db.selectFrom('outbox').select('id').execute()).length === 0);
  await stage.system.postgres?.stop();
  stage.system.resume('analysis');
  await untilRun('analysis', 'analyze', orders);
  await stage.system.postgres?.start();
  await expectAnalyzed(orders);
}, 240_000);

it('takes orders while Redis is away, and analyzes them when it is back', async () => {
  await stage.system.redis?.stop();
  const orders = await place(2);
  await stage.system.redis?.start();
  await expectAnalyzed(orders);
}, 240_000);

it('mails no buyer without the report because the store was away', async () => {
  stage.system.pause('pdf');
  const orders = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const buyer = customer();
      const id = await buyer.upload(stage.photos);
      await buyer.waitFor(id, ['analyzed'], LONG);
      await buyer.unlock(id, `customer-${id}@example.com`);
      return id;
    }),
  );
  await storeIsAway(async () => {
    stage.system.resume('pdf');
    await untilRun('pdf', 'render-report', orders);
    for (const id of orders) expect(await mailsOf(id)).toEqual([]);
  });
  for (const id of orders) {
    await until(`${id} mailed`, async () => (await mailsOf(id)).length > 0);
    expect((await findReport(stage.db, id))?.state).toBe('ready');
    expect(await mailsOf(id)).toHaveLength(1);
  }
}, 240_000);

it('sends a mail once through errors of its provider, and through answers that come too late', async () => {
  const buyer = customer();
  const id = await buyer.upload(stage.photos);
  await buyer.waitFor(id, ['analyzed'], LONG);
  stage.system.controls?.set({ sendgrid: { failNext: { times: 14, status: 500 } } });
  await buyer.unlock(id, `customer-${id}@example.com`);
  await until('the mail', async () => (await mailsOf(id)).length > 0);
  await until('the record of it', async () => (await listMails(stage.db, id))[0]?.state === 'sent');

  // Accepted at once, answered after the timeout: the event confirms it.
  stage.system.controls?.set({ sendgrid: { latencyMs: 20_000, failNext: { times: 0, status: 500 } } });
  const late = await buyer.upload(stage.photos);
  await buyer.waitFor(late, ['analyzed'], LONG);
  await buyer.unlock(late, `customer-${late}@example.com`);
  await until('the record of the late one', async () => (await listMails(stage.db, late))[0]?.state === 'sent');
  await untilRun('mailer', 'send-results', [late], 2);
  stage.system.controls?.reset();
  for (const order of [id, late]) expect(await mailsOf(order)).toHaveLength(1);
}, 240_000);

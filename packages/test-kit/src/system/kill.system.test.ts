import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, findOrder, findReport, findResultsMail, openDatabase } from '@trueseason/db';
import { type Mail, type System, startSystem } from '@trueseason/local-stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBrowser } from '../browser.ts';
import { createCustomer } from '../customer.ts';
import { createPerson, portraitSet } from '../portrait/index.ts';

let system: System;
let db: Db;
let directory: string;
let photos: Buffer<ArrayBuffer>[];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kill-'));
  // The same mechanisms with shorter waits, so that the test stays small.
  const env = { SWEEP_INTERVAL_MS: '1000', SWEEP_GRACE_MS: '2000', MAIL_CONFIRM_MS: '4000', RELAY_INTERVAL_MS: '300' };
  system = await startSystem({ dataDir: directory, env });
  db = openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 2, onError: () => {} });
  const portraits = await portraitSet(createPerson({ seed: 'kill test' }));
  photos = portraits.map(({ image }) => Buffer.from(image));
});
afterAll(async () => {
  await db?.destroy();
  await system?.close();
  await rm(directory, { recursive: true, force: true });
});

const customer = () => createCustomer(createBrowser(system.urls.web), system.urls.standIns ?? '');
/** Looks often: the moment to kill is short. */
const until = (what: string, condition: () => Promise<unknown>, timeout = 30_000) =>
  vi.waitFor(async () => expect(await condition(), what).toBeTruthy(), { timeout, interval: 15 });
const completed = async (id: number) => (await findOrder(db, id))?.completed_at;
const reportState = async (id: number) => (await findReport(db, id))?.state;
const mailState = async (id: number) => (await findResultsMail(db, id))?.state;

/** Each order ended once: analysed, charged, reported and mailed once. */
async function expectOnce(orders: readonly number[]) {
  const mails: Mail[] = await (await fetch(`${system.urls.standIns}/mail`)).json();
  const charges = await db.selectFrom('payments').selectAll().where('state', '=', 'succeeded').execute();
  const analyses = await db.selectFrom('analyses').select('order_id').execute();
  for (const id of orders) {
    expect(mails.filter(({ customArgs }) => customArgs.order_id === String(id))).toHaveLength(1);
    expect(charges.filter(({ order_id }) => order_id === id)).toHaveLength(1);
    expect(analyses.filter(({ order_id }) => order_id === id)).toHaveLength(1);
    expect(await reportState(id)).toBe('ready');
  }
}

it('finishes every order exactly once when each worker and Redis are killed in the middle', async () => {
  const shopper = customer();
  const orders: number[] = [];
  const place = async () => {
    const id = await shopper.upload(photos);
    orders.push(id);
    return id;
  };
  const buy = async (id: number) => {
    await shopper.waitFor(id, ['analyzed'], 40_000);
    await shopper.unlock(id, `customer-${id}@example.com`);
  };

  // The analysis worker dies while it measures.
  const first = await place();
  await until('first processing', async () => (await findOrder(db, first))?.progress === 'processing');
  await system.kill('analysis');
  const killedAt = Date.now();
  await shopper.waitFor(first, ['analyzed'], 40_000);
  const backAfter = Date.now() - killedAt;
  process.stdout.write(`a killed analysis worker's order was analysed ${backAfter} ms later\n`);
  expect(backAfter).toBeLessThan(20_000);

  // Redis dies, and everything in it, with one order being measured, one waiting, and one being paid.
  const second = await place();
  const third = await place();
  await until('second processing', async () => (await findOrder(db, second))?.progress === 'processing');
  await system.kill('redis');
  await Promise.all([buy(first), buy(second)]);

  // The pdf worker dies while it draws.
  const reportDue = until('third report due', async () => (await reportState(third)) === 'pending', 60_000);
  await Promise.all([buy(third), reportDue.then(() => system.kill('pdf'))]);
  for (const id of [first, second, third])
    await until('report', async () => (await reportState(id)) === 'ready', 40_000);

  // The mailer dies after the provider took the mail and before it said so.
  await until('third mail', async () => (await mailState(third)) === 'sent', 40_000);
  system.controls?.set({ sendgrid: { latencyMs: 3_000, eventDelayMs: 1_500 } });
  const fourth = await place();
  await buy(fourth);
  await vi.waitFor(async () => {
    const mails: Mail[] = await (await fetch(`${system.urls.standIns}/mail`)).json();
    expect(mails.some(({ customArgs }) => customArgs.order_id === String(fourth))).toBe(true);
  }, 40_000);
  expect(await mailState(fourth)).toBe('sending');
  await system.kill('mailer');
  system.controls?.set({ sendgrid: { latencyMs: 0, eventDelayMs: 0 } });

  for (const id of orders) await until('completion', () => completed(id));
  for (const id of orders) await until('mail', async () => (await mailState(id)) === 'sent', 40_000);
  await expectOnce(orders);
}, 240_000);

import { findAnalysisRow } from '@trueseason/shop/analysis';
import { findResultsMail } from '@trueseason/shop/mail';
import { findOrder } from '@trueseason/shop/order';
import { findReport } from '@trueseason/shop/report';
import { expect, it } from 'vitest';
import { MAILBOXES, visitOf } from './customers.ts';
import { checkInvariants, isBroken } from './invariants/invariants.ts';
import { loopbackHost } from './loopback/loopback-host.ts';
import { stageSystem } from './testing/stage-system.ts';

/** A worker's lock on its job, and how often another one looks for locks that have ended (packages/platform/src/queue). */
const LOCK_MS = 10_000;
const LOOK_MS = 5_000;
/** The moment to kill is short. */
const OFTEN_MS = 15;

// The same mechanisms with shorter waits, so that the test stays small.
const stage = stageSystem('kill', {
  ...{ SWEEP_INTERVAL_MS: '1000', SWEEP_GRACE_MS: '2000', MAIL_CONFIRM_MS: '4000', RELAY_INTERVAL_MS: '300' },
});
const { until, mailsOf } = stage;

const processing = async (id: number) => (await findOrder(stage.db, id))?.progress === 'processing';
const completed = async (id: number) => (await findOrder(stage.db, id))?.completed_at;
const reportState = async (id: number) => (await findReport(stage.db, id))?.state;
const mailState = async (id: number) => (await findResultsMail(stage.db, id))?.state;

it('finishes every order exactly once when each worker and Redis are killed in the middle', async () => {
  const { system } = stage;
  const since = new Date();
  const buyer = stage.customer();
  const orders: number[] = [];
  const place = async () => {
    const id = await buyer.upload(stage.photos);
    orders.push(id);
    return id;
  };
  const buy = async (id: number) => {
    await buyer.waitFor(id, ['analyzed'], 90_000);
    await buyer.unlock(id, `customer-${id}@${MAILBOXES}`);
  };

  // The analysis worker dies while it measures.
  const first = await place();
  await until('first processing', () => processing(first), OFTEN_MS);
  await system.kill('analysis');
  const killedAt = Date.now();
  await system.processes.analysis.ready();
  const readyAt = Date.now();
  await buyer.waitFor(first, ['analyzed'], 90_000);
  // Taken up by the queue itself, and as soon as it says: the sweeper would be slower.
  const job = await stage.jobOf('analysis', 'analyze', first);
  const waited = (job?.processedOn ?? 0) - Math.max(killedAt + LOCK_MS, readyAt);
  process.stdout.write(`a killed analysis worker's job was taken up ${waited} ms after it could be\n`);
  expect(job?.attemptsStarted).toBe(2);
  expect(waited).toBeLessThan(2 * LOOK_MS);

  // Redis dies, and everything in it, with one order being measured, one waiting, and one being paid.
  const second = await place();
  const third = await place();
  await until('second processing', () => processing(second), OFTEN_MS);
  await system.kill('redis');
  await Promise.all([buy(first), buy(second)]);

  // The pdf worker dies while it draws.
  const reportDue = until('third report due', async () => (await reportState(third)) === 'pending', OFTEN_MS);
  await Promise.all([buy(third), reportDue.then(() => system.kill('pdf'))]);
  for (const id of [first, second, third]) await until('report', async () => (await reportState(id)) === 'ready');

  // The mailer dies after the provider took the mail and before it said so.
  await until('third mail', async () => (await mailState(third)) === 'sent');
  system.controls?.set({ sendgrid: { latencyMs: 3_000, eventDelayMs: 1_500 } });
  const fourth = await place();
  await buy(fourth);
  await until('fourth mail', async () => (await mailsOf(fourth)).length === 1, OFTEN_MS);
  expect(await mailState(fourth)).toBe('sending');
  await system.kill('mailer');
  system.controls?.set({ sendgrid: { latencyMs: 0, eventDelayMs: 0 } });

  // An answer proposes another result of a bought order; the worker and Redis die with the job.
  const answers = { hairDyed: true };
  const { json } = await buyer.browser.call('PUT', `/api/orders/${first}/answers`, answers);
  expect(json).toMatchObject({ status: 'completed', measuring: true });
  await Promise.all([system.kill('redis'), system.kill('analysis')]);
  await until('the result of the answer', async () => !(await findOrder(stage.db, first))?.measuring_since);
  const { proposal } = (await buyer.browser.call('GET', `/api/orders/${first}`)).json;
  if (proposal) {
    const decision = { round: proposal.round, decision: 'take' };
    const { status } = await buyer.browser.call('POST', `/api/orders/${first}/proposal`, decision);
    expect(status).toBe(200);
  }
  expect((await findAnalysisRow(stage.db, first))?.revision).toBe(2);
  await until('the report of the answer', async () => (await reportState(first)) === 'ready');

  for (const id of orders) await until('completion', () => completed(id));
  for (const id of orders) await until('mail', async () => (await mailState(id)) === 'sent');
  const endsAt = Date.now() + 60_000;
  const visits = orders.map((id) => visitOf({ id, browser: buyer.browser }));
  const findings = await checkInvariants(loopbackHost(system), since, visits, {
    isOver: () => Date.now() > endsAt,
    mayRefund: false,
  });
  expect(findings.filter(isBroken)).toEqual([]);
}, 240_000);

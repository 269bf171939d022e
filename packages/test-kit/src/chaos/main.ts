import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@trueseason/db';
import type { System } from '@trueseason/local-stack';
import { printFigures } from '../bench/figures.ts';
import { createBrowser } from '../browser.ts';
import { createCustomer } from '../customer.ts';
import { createPerson, portraitSet } from '../portrait/index.ts';
import { withSystem } from '../system/with-system.ts';
import { countOutcomes } from './count-outcomes.ts';

/*
 * Customers buy while parts of the system are killed at random; afterwards every accepted order must have
 * ended exactly once. Bounded: CHAOS_ORDERS orders (20), kills for CHAOS_SECONDS (60), loopback only.
 */
const ORDERS = Number(process.env.CHAOS_ORDERS ?? 20);
const SECONDS = Number(process.env.CHAOS_SECONDS ?? 60);
const PARTS = ['analysis', 'pdf', 'mailer', 'gateway', 'redis', 'postgres'] as const;
const SETTLE_MS = 180_000;

/** Repeats a step that an outage interrupted, as a customer does who reloads the page. */
async function persist<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      if (attempt >= 100) throw error;
      await sleep(700);
    }
  }
}

async function buy(system: System, photos: readonly Buffer<ArrayBuffer>[]): Promise<number> {
  const shopper = createCustomer(createBrowser(system.urls.web), system.urls.standIns ?? '');
  await sleep(randomInt(SECONDS * 700));
  const id = await persist(() => shopper.upload(photos));
  await persist(() => shopper.waitFor(id, ['analyzed'], 60_000));
  await persist(() => shopper.unlock(id, `chaos-${id}@example.com`));
  return id;
}

async function wreck(system: System, until: number): Promise<number> {
  let kills = 0;
  while (Date.now() < until) {
    await sleep(randomInt(1_500, 6_000));
    await system.kill(PARTS[randomInt(PARTS.length)] ?? 'analysis');
    kills += 1;
  }
  return kills;
}

const portraits = await portraitSet(createPerson({ seed: 'chaos' }));
const photos = portraits.map(({ image }) => Buffer.from(image));
const env = {
  RATE_LIMIT_SCALE: '1000',
  SWEEP_INTERVAL_MS: '2000',
  SWEEP_GRACE_MS: '4000',
  RECONCILE_INTERVAL_MS: '5000',
  MAIL_CONFIRM_MS: '10000',
};
const kept = await withSystem(env, async (system) => {
  const [kills, ...orders] = await Promise.all([
    wreck(system, Date.now() + SECONDS * 1000),
    ...Array.from({ length: ORDERS }, () => buy(system, photos)),
  ]);
  const db = openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 2, onError: () => {} });
  const deadline = Date.now() + SETTLE_MS;
  let outcomes = await countOutcomes(db, system, orders);
  while (outcomes.mailed < orders.length && Date.now() < deadline) {
    await sleep(1_000);
    outcomes = await countOutcomes(db, system, orders);
  }
  await db.destroy();
  const all = (value: number) => ({ value: `${value} of ${orders.length}`, ok: value === orders.length });
  const none = (value: number) => ({ value: String(value), ok: value === 0 });
  return printFigures(`Chaos: ${kills} kills while ${ORDERS} customers bought`, [
    { what: 'orders completed', ...all(outcomes.completed) },
    { what: 'reports ready', ...all(outcomes.reported) },
    { what: 'orders mailed', ...all(outcomes.mailed) },
    { what: 'mails too many', ...none(outcomes.mailsTooMany) },
    { what: 'charges too many', ...none(outcomes.chargesTooMany) },
    { what: 'orders charged at the provider but not settled', ...none(outcomes.chargedUnsettled) },
    { what: 'jobs left in the outbox', ...none(outcomes.outbox) },
  ]);
});
process.exitCode = kept ? 0 : 1;

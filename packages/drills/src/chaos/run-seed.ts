import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type System, startSystem } from '@trueseason/local-stack';
import { openDatabase } from '@trueseason/shop/database';
import type { Photos } from '../customers.ts';
import { describeFault, injectFaults } from '../faults/fault-list.ts';
import type { Host } from '../host.ts';
import { checkInvariants, isBroken } from '../invariants/invariants.ts';
import type { Finding } from '../invariants/judge.ts';
import { findKeptTooLong } from '../invariants/retention.ts';
import { createSignedLinks } from '../loopback/links.ts';
import { loopbackHost } from '../loopback/loopback-host.ts';
import { say } from '../report.ts';
import { visit } from './customer.ts';
import { type Plan, planOf, type Size } from './plan.ts';

export interface SeedResult {
  readonly seed: number;
  readonly faults: number;
  readonly orders: number;
  readonly paid: number;
  readonly violations: readonly Finding[];
  /** Of every order that a violation is about. */
  readonly stories: readonly string[];
  readonly seconds: number;
}

/** After the last fault, everything has ended by then: pauses between retries are far shorter. */
const PATIENCE_MS = 6 * 60_000;

/** The same mechanisms as in production with shorter waits. */
const ENV = {
  RATE_LIMIT_SCALE: '1000',
  SWEEP_INTERVAL_MS: '2000',
  SWEEP_GRACE_MS: '4000',
  RECONCILE_INTERVAL_MS: '5000',
  MAIL_CONFIRM_MS: '30000',
  OUTAGE_PAUSE_MS: '4000',
  PHOTO_EXPIRY_INTERVAL_MS: '2000',
};

type Played = Omit<SeedResult, 'seed' | 'seconds'>;

async function runPlan(system: System, host: Host, directory: string, plan: Plan, photos: Photos): Promise<Played> {
  const since = new Date();
  const faultsEndAt = Date.now() + Math.max(...plan.faults.map(({ atMs, forMs }) => atMs + forMs), 0);
  const isOver = () => Date.now() > faultsEndAt + PATIENCE_MS;
  const db = openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 2, onError: () => {} });
  const troubles: string[] = [];
  try {
    const faults = injectFaults(host.faults, plan.faults, (fault, trouble) => {
      if (trouble) troubles.push(`${describeFault(fault)}: ${String(trouble)}`);
    });
    const [visits] = await Promise.all([
      Promise.all(plan.customers.map((customer) => visit(host.shop, photos, customer, isOver))),
      faults,
    ]);
    let violations = (await checkInvariants(host, since, visits, { isOver, mayRefund: false })).filter(isBroken);
    if (violations.length === 0) violations = [await findKeptTooLong(db, host, isOver)].filter(isBroken);
    const concerned = visits.filter(({ orderId = 'none' }) => violations.some(({ found }) => found.includes(orderId)));
    const stories = concerned.map(({ orderId, story }) => [`Order ${orderId}`, ...story].join('\n    '));
    if (violations.length > 0) stories.unshift(['Injection', ...troubles].join('\n    '), `Logs in ${directory}/logs`);
    return {
      faults: plan.faults.length,
      orders: visits.filter(({ orderId }) => orderId !== undefined).length,
      paid: visits.filter(({ sawPaid }) => sawPaid).length,
      violations,
      stories,
    };
  } finally {
    await db.close();
  }
}

/** Runs one seed against a fresh system, after it has said its plan. Never rejects: a broken run is a violation. */
export async function runSeed(seed: number, size: Size, photos: Photos): Promise<SeedResult> {
  const directory = await mkdtemp(join(tmpdir(), `chaos-${seed}-`));
  const began = Date.now();
  const links = createSignedLinks();
  const env = {
    ...ENV,
    DRILL_CLOCKS: directory,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../loopback/clock.js')).href}`,
  };
  let system: System | undefined;
  let isKept = true;
  const resultOf = (result: Played): SeedResult => ({
    ...result,
    seed,
    seconds: Math.round((Date.now() - began) / 1000),
  });
  try {
    system = await startSystem({
      dataDir: directory,
      env,
      wire: async (service, its) => ({ ...(await links.wire(service, its)), DRILL_CLOCK: join(directory, service) }),
    });
    const host = loopbackHost(system, links);
    const plan = planOf(seed, size, host.faults);
    say(`seed ${seed}: ${plan.faults.map(describeFault).join(' · ')}`);
    const result = resultOf(await runPlan(system, host, directory, plan, photos));
    isKept = result.violations.length > 0;
    return result;
  } catch (error) {
    const what = `the run broke: ${(error as Error).stack ?? String(error)}`;
    return resultOf({ faults: 0, orders: 0, paid: 0, stories: [], violations: [{ what, found: [seed] }] });
  } finally {
    await system?.close().catch(() => system?.abandon());
    await links.close();
    if (!isKept) await rm(directory, { recursive: true, force: true });
  }
}

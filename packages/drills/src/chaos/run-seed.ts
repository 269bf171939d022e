import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type System, startSystem } from '@trueseason/local-stack';
import { openDatabase } from '@trueseason/shop/database';
import { visit } from './customer.ts';
import { injectFaults } from './faults.ts';
import { findViolations, type Violation } from './invariants.ts';
import { createSignedLinks, type Links } from './links.ts';
import { describeFault, type Plan } from './plan.ts';
import { findKeptTooLong, findOrphanedPhotos } from './retention.ts';

export interface SeedResult {
  readonly seed: number;
  readonly faults: number;
  readonly orders: number;
  readonly paid: number;
  readonly violations: readonly Violation[];
  /** Of every order that a violation is about. */
  readonly stories: readonly string[];
  readonly seconds: number;
}

const LOOK_MS = 1_000;
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

async function runPlan(
  system: System,
  links: Links,
  directory: string,
  plan: Plan,
  photos: readonly Buffer<ArrayBuffer>[],
): Promise<Omit<SeedResult, 'seed' | 'seconds'>> {
  const faultsEndAt = Date.now() + Math.max(...plan.faults.map(({ atMs, forMs }) => atMs + forMs), 0);
  const databaseUrl = system.env.DATABASE_URL ?? '';
  const isOver = () => Date.now() > faultsEndAt + PATIENCE_MS;
  const db = openDatabase({ url: databaseUrl, poolSize: 2, onError: () => {} });
  const troubles: string[] = [];
  try {
    const faults = injectFaults(system, links, plan.faults, (fault, trouble) => {
      if (trouble) troubles.push(`${describeFault(fault)}: ${String(trouble)}`);
    });
    const [visits] = await Promise.all([
      Promise.all(plan.customers.map((customer) => visit(system, photos, customer, isOver))),
      faults,
    ]);
    const look = async () => [...(await findViolations(db, system, visits)), ...(await findOrphanedPhotos(db, system))];
    let violations = await look();
    while (violations.length > 0 && !isOver()) {
      await sleep(LOOK_MS);
      violations = await look();
    }
    if (violations.length === 0) violations = await findKeptTooLong(db, system, isOver);
    const concerned = visits.filter(({ orderId }) => violations.some((violation) => violation.orderId === orderId));
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

/** Runs one seed against a fresh system. Never rejects: a broken run is a violation. */
export async function runSeed(plan: Plan, photos: readonly Buffer<ArrayBuffer>[]): Promise<SeedResult> {
  const directory = await mkdtemp(join(tmpdir(), `chaos-${plan.seed}-`));
  const began = Date.now();
  const links = createSignedLinks();
  const env = {
    ...ENV,
    CHAOS_CLOCKS: directory,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'clock.js')).href}`,
  };
  let system: System | undefined;
  let isKept = true;
  const resultOf = (result: Omit<SeedResult, 'seed' | 'seconds'>): SeedResult => ({
    ...result,
    seed: plan.seed,
    seconds: Math.round((Date.now() - began) / 1000),
  });
  try {
    system = await startSystem({
      dataDir: directory,
      env,
      wire: async (service, its) => ({ ...(await links.wire(service, its)), CHAOS_CLOCK: join(directory, service) }),
    });
    const result = resultOf(await runPlan(system, links, directory, plan, photos));
    isKept = result.violations.length > 0;
    return result;
  } catch (error) {
    const what = `the run broke: ${(error as Error).stack ?? String(error)}`;
    const emptyResult = { faults: plan.faults.length, orders: 0, paid: 0, stories: [] };
    return resultOf({ ...emptyResult, violations: [{ orderId: null, what }] });
  } finally {
    await system?.close().catch(() => system?.abandon());
    await links.close();
    if (!isKept) await rm(directory, { recursive: true, force: true });
  }
}

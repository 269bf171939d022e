import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { System } from '@trueseason/local-stack';
import { type Database, openDatabase } from '@trueseason/shop/database';
import { query } from '@trueseason/shop/testing';
import { createBrowser, createCustomer } from '@trueseason/testing';
import { type Photos, persist, shopOf } from '../customers.ts';
import { cpuTimeOfAll } from '../processes.ts';

/** The most starved machine has analyzed all orders by then. */
const PATIENCE_MS = 1_500_000;

/** What happened to orders that were placed one after the other. */
export interface Outcome {
  readonly analyzed: number;
  /** Whether they were analyzed in the order in which they were placed. */
  readonly inOrder: boolean;
  readonly seconds: number;
  /** CPU time that the product got meanwhile. */
  readonly cpuSeconds: number;
  readonly photosMeasured: number;
  readonly enginesStarted: number;
  /** Runs of jobs that failed, waited for a part or lost their worker. */
  readonly disturbances: readonly string[];
}

const cpuSeconds = ({ processes, postgres, redis }: System): number =>
  Object.values({ ...processes, postgres, redis }).reduce((sum, part) => sum + (cpuTimeOfAll(part?.pid) ?? 0), 0) /
  1000;

interface LogLine {
  readonly msg: string;
  readonly reason?: string;
}

/** Lines that the analysis worker has logged so far. */
const logOf = (directory: string): LogLine[] =>
  readFileSync(join(directory, 'logs', 'analysis.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const DISTURBED = /^a job (failed|waits|lost)/;

/** In the order in which they were analyzed. */
const analyzedOrders = async (db: Database): Promise<number[]> =>
  (await query(db).selectFrom('analyses').select('order_id').orderBy('created_at').execute()).map(
    ({ order_id }) => order_id,
  );

/** Places orders one after the other, has something happen meanwhile, and waits until all are analyzed. */
export async function placeOrders(
  system: System,
  directory: string,
  photos: Photos,
  count: number,
  meanwhile: () => Promise<void> = async () => {},
): Promise<Outcome> {
  const { web, standIns } = shopOf(system);
  const db = openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 1, onError: () => {} });
  const logBefore = logOf(directory).length;
  const [cpuBefore, began] = [cpuSeconds(system), performance.now()];
  const customers = Array.from({ length: count }, () => createCustomer(createBrowser(web), standIns));
  const orderIds: number[] = [];
  const upload = async () => {
    for (const customer of customers) orderIds.push(await persist(() => customer.upload(photos)));
  };
  await Promise.all([upload(), meanwhile()]);
  await Promise.all(
    orderIds.map((id, i) => persist(async () => customers[i]?.waitFor(id, ['analyzed'], PATIENCE_MS), PATIENCE_MS)),
  );
  const [seconds, spent] = [(performance.now() - began) / 1000, cpuSeconds(system) - cpuBefore];
  const analyzed = (await analyzedOrders(db)).filter((id) => orderIds.includes(id));
  await db.close();
  const log = logOf(directory).slice(logBefore);
  const times = (text: string) => log.filter(({ msg }) => msg === text).length;
  return {
    analyzed: analyzed.length,
    inOrder: orderIds.every((id, i) => id === analyzed[i]),
    seconds,
    cpuSeconds: spent,
    photosMeasured: times('a photo was measured'),
    enginesStarted: times('an engine process starts'),
    disturbances: log.filter(({ msg }) => DISTURBED.test(msg)).map(({ msg, reason = '' }) => `${msg} ${reason}`.trim()),
  };
}

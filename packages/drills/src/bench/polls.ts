import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { System } from '@trueseason/local-stack';
import autocannon from 'autocannon';
import { type Photos, place, shopOf } from '../customers.ts';
import { cpuTimeOfAll } from '../processes.ts';
import type { Observation } from '../report.ts';
import { budgetObservation, calibrationLoop } from './budget.ts';

const POLLS = 12_000;
const CONNECTIONS = 20;
/** Alternating, after one that warms up, of which the least CPU counts. */
const ROUNDS = 7;

async function poll(url: string, cookie: string): Promise<void> {
  const result = await autocannon({ url, headers: { cookie }, connections: CONNECTIONS, amount: POLLS });
  if (result['2xx'] < POLLS) throw new Error(`${result['2xx']} of ${POLLS} polls of ${url} were answered`);
}

/** A status poll with access check, limits and metrics, compared with bare node:http and the same select. */
export async function benchPolls(system: System, photos: Photos): Promise<Observation[]> {
  const { id, browser } = await place(shopOf(system), photos);
  const env = { DATABASE_URL: system.env.DATABASE_URL, ORDER_ID: String(id), AT_ONCE: String(CONNECTIONS) };
  const bare = fork(join(import.meta.dirname, 'bare-poll.js'), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const exit = once(bare, 'exit').then(() => Promise.reject(new Error('bare-poll.js ended')));
  exit.catch(() => {});
  try {
    const [port] = await Promise.race([once(bare, 'message'), exit]);
    const path = `/api/orders/${id}/status`;
    const sides = [
      { url: system.urls.web + path, pid: () => system.processes.gateway.pid, least: Number.POSITIVE_INFINITY },
      { url: `http://127.0.0.1:${port}${path}`, pid: () => bare.pid, least: Number.POSITIVE_INFINITY },
    ];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const side of sides) {
        const cpu = () => (cpuTimeOfAll(side.pid()) ?? Number.NaN) + (cpuTimeOfAll(system.postgres?.pid) ?? Number.NaN);
        const cpuBefore = cpu();
        await poll(side.url, browser.cookieHeader());
        if (round > 0) side.least = Math.min(side.least, (cpu() - cpuBefore) / POLLS);
      }
    }
    const [ours = Number.NaN, least = Number.NaN] = sides.map((side) => side.least);
    return [
      budgetObservation('of a poll, in that of the least', ours / least, 'times'),
      budgetObservation('of a poll', ours / calibrationLoop(), 'loops'),
    ];
  } finally {
    bare.kill();
  }
}

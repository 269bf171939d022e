import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '@trueseason/contracts';
import type { System } from '@trueseason/local-stack';
import { startS3Endpoint } from '@trueseason/stand-ins';
import { customerPhotos } from '@trueseason/testing/portraits';
import { buyOpen, shopOf } from '../customers.ts';
import { cpuTimeOfAll, watchMemory } from '../processes.ts';
import { ms, printObservations, quantile, say } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { elsewhere, openCallers } from './callers.ts';
import { type Caller, requestOf } from './requests.ts';

/*
 * What others get, and what the gateway holds, while twenty networks hold a hundred connections each at every call:
 * `npm run drill -- siege --hold 10` for ten minutes on each store, which is also what it does without. Needs an otherwise idle
 * machine.
 */

const MOST_MS = 2_000;
const MOST_MIB = 350;
const CUSTOMERS = 6;
const photos = await customerPhotos();
/** Calls, and the interval between them in milliseconds. */
const CALLS: readonly (readonly [CallName, number])[] = [
  ['getOrderStatus', 200],
  ['createGuestOrder', 8_000],
  ['getPhotoLinks', 700],
  ['createPaymentIntent', 2_000],
  ['getOrderPdf', 1_500],
  ['stripeWebhook', 500],
  ['adminPasskeySignInOptions', 1_000],
];

/** A repeated action; resolves to its status. @throws if it failed */
interface Genuine {
  readonly what: string;
  readonly everyMs: number;
  readonly mostMs: number;
  readonly act: (n: number) => Promise<number>;
}

/** The calls of customers, providers and operators, and purchases by card. */
function genuineOf(system: System, callers: readonly Caller[]): Genuine[] {
  const calls = CALLS.map(([name, everyMs]): Genuine => {
    const act = async (n: number) => {
      const caller = callers[n % callers.length];
      if (!caller) throw new Error('Nobody calls');
      const { path, init } = requestOf(name, caller, elsewhere());
      const answer = await fetch(system.urls.web + path, { ...init, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(String(answer.status));
      return answer.status;
    };
    return { what: name, everyMs, mostMs: MOST_MS, act };
  });
  const purchase = async (n: number) => {
    await buyOpen(shopOf(system), photos, `siege-buyer-${n}@example.com`);
    return 200;
  };
  return [
    ...calls,
    // It waits for the analysis.
    { what: 'purchase by card', everyMs: 15_000, mostMs: Infinity, act: purchase },
  ];
}

/** Does it until a moment, without waiting for the one before. */
async function watch({ everyMs, act }: Genuine, until: number) {
  const times: number[] = [];
  const failed: string[] = [];
  const codes = new Map<number, number>();
  const once = async (n: number) => {
    const began = performance.now();
    const status = await act(n);
    times.push(performance.now() - began);
    codes.set(status, (codes.get(status) ?? 0) + 1);
  };
  const under: Promise<void>[] = [];
  for (let n = 0; performance.now() < until; n++) {
    under.push(once(n).catch((error: unknown) => void failed.push(String(error))));
    await sleep(everyMs);
  }
  await Promise.all(under);
  return { times, failed, codes };
}

async function besiege(system: System, what: string, minutes: number): Promise<boolean> {
  const [attacker, ...others] = await openCallers(system, CUSTOMERS);
  if (!attacker) throw new Error('No attacker');
  const genuine = genuineOf(system, others);
  let peak = 0;
  const endWatching = watchMemory(
    () => system.processes.gateway.pid,
    (mib) => {
      peak = Math.max(peak, mib);
    },
  );
  const hostile = fork(join(import.meta.dirname, 'holding-networks.js'));
  hostile.send({ url: system.urls.web, caller: { ...attacker, photo: '' } });
  await sleep(5_000);
  const pids = { gateway: system.processes.gateway.pid, attacker: hostile.pid, customers: process.pid };
  const used = () => Object.entries(pids).map(([who, pid]) => ({ who, ms: cpuTimeOfAll(pid) ?? 0 }));
  const cpuBefore = used();
  const until = performance.now() + minutes * 60_000;
  const results = await Promise.all(genuine.map(async (one) => ({ ...one, ...(await watch(one, until)) })));
  const shares = used().map(
    ({ who, ms }, n) => `${who} ${((ms - (cpuBefore[n]?.ms ?? 0)) / minutes / 600).toFixed(0)} %`,
  );
  hostile.disconnect();
  endWatching();
  const callTimes = results.filter(({ mostMs }) => mostMs === MOST_MS).flatMap(({ times }) => times);
  return printObservations(`${what}, ${minutes} min, load ${loadavg()[0]?.toFixed(1)}`, [
    ...results.map(({ what, mostMs, times, failed, codes }) => ({
      what: `${what} (${[...codes].map((pair) => pair.join('×')).join(' ')})`,
      value: `${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}, failed ${failed.length} ${[...new Set(failed)].join(' ')}`,
      ok: failed.length === 0 && quantile(times, 0.99) <= mostMs,
    })),
    { what: 'all calls, p99', value: ms(quantile(callTimes, 0.99)), ok: quantile(callTimes, 0.99) <= MOST_MS },
    { what: 'of a core', value: shares.join(', ') },
    { what: 'gateway at most', value: `${peak.toFixed(0)} MiB`, ok: peak <= MOST_MIB },
  ]);
}

const minutes = Number(process.argv.slice(2).find((arg) => Number(arg) > 0) ?? 10);
/** What V8 allows itself in a container of 512 MiB, as in docker-compose.yml; elsewhere it goes by the machine. */
const env = { TRUSTED_PROXIES: '127.0.0.1,::1', NODE_OPTIONS: '--max-old-space-size=256' };
const onFiles = await withSystem(env, (system) => besiege(system, 'files', minutes));
const bucket = await startS3Endpoint('siege');
const s3 = { S3_BUCKET: 'siege', S3_ENDPOINT: bucket.url, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const onBucket = await withSystem({ ...env, ...s3 }, (system) => besiege(system, 'bucket', minutes));
await bucket.close();
say('');
process.exitCode = onFiles && onBucket ? 0 : 1;

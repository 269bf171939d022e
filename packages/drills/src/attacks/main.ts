import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { System } from '@trueseason/local-stack';
import { startS3Endpoint } from '@trueseason/stand-ins';
import { count } from '@trueseason/testing';
import { freePort } from '@trueseason/testing/servers';
import { type Shop, shopOf } from '../customers.ts';
import { cpuTimeOfAll, cpuWaitOf } from '../processes.ts';
import { ms, type Observation, printObservations, say } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { openCallers } from './callers.ts';
import { startEdge } from './edge.ts';
import { startGenuine } from './genuine.ts';
import { type Combination, combinationOf, combinationsOf, nameOf } from './grammar.ts';
import { MOST_MS, startMeasures } from './measures.ts';
import type { Caller } from './requests.ts';
import type { Leave, Round, Statuses } from './senders.ts';

/*
 * What others get at the edge, and what the gateway holds, while senders do whatever the grammar allows:
 *
 *   npm run drill -- attacks                 ten minutes on each store, in which every pair of choices is sent
 *   npm run drill -- attacks --hold 2        two minutes: the first rounds only
 *   npm run drill -- attacks --seed 7        other combinations
 *   … --case "createGuestOrder, multipart/form-data, gzip, complete, 6"     these in every round; may be repeated
 *   … --store files                        one store only, or bucket
 *
 * Needs Caddy (on PATH, or CADDY) and an otherwise idle machine. Loopback only.
 */
const { values } = parseArgs({
  options: {
    hold: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    case: { type: 'string', multiple: true, default: [] },
    store: { type: 'string' },
  },
});

const CUSTOMERS = 6;
const MINUTES = Number(values.hold);
/** Connections are opened, some more seconds held; then their senders leave, and pools have five seconds to empty. */
const OPEN_MS = 16_000;
const HOLD_MS = 4_000;
const ROUND_MS = 25_000;
const BETWEEN_DEPLOYS_MS = 5_000;
/** Of a seed in ten minutes. */
const COMBINATIONS_A_ROUND = 19;

function roundsOf(): Combination[][] {
  const rounds = Math.max(1, Math.round((MINUTES * 60_000) / ROUND_MS));
  const repeated = values.case.map(combinationOf);
  if (repeated.length > 0) return Array.from({ length: rounds }, () => repeated);
  const allCombinations = combinationsOf(count(values.seed));
  const played = Array.from({ length: rounds }, (_, n) =>
    allCombinations.slice(n * COMBINATIONS_A_ROUND, (n + 1) * COMBINATIONS_A_ROUND),
  ).filter(({ length }) => length > 0);
  say(
    `seed ${values.seed}: ${played.flat().length} of ${allCombinations.length} combinations, ${played.length} rounds`,
  );
  return played;
}

async function ask(senders: ChildProcess, message: Round | Leave): Promise<Statuses> {
  const answered = once(senders, 'message');
  senders.send(message);
  return (await answered)[0];
}

const add = (sums: Map<string, number>, more: Statuses) => {
  for (const [status, count] of Object.entries(more)) sums.set(status, (sums.get(status) ?? 0) + count);
};

/** Stops the only gateway as a deploy does, twice, under the requests of others: it may cost them a wait. */
async function deploy(system: System, shop: Shop, callers: readonly Caller[]): Promise<Observation[]> {
  const genuine = startGenuine(shop, callers);
  for (let n = 0; n < 2; n++) {
    await sleep(BETWEEN_DEPLOYS_MS);
    await system.kill('gateway', 'SIGTERM');
    await system.processes.gateway.ready();
  }
  await sleep(BETWEEN_DEPLOYS_MS);
  const attempts = await genuine.end();
  const times = attempts.filter(({ isBounded }) => isBounded).flatMap((one) => one.times);
  const failed = attempts.flatMap(({ what, failed }) => failed.map((error) => `${what}: ${error}`));
  return [
    {
      what: `others failed at a deploy, of ${times.length}`,
      value: `${failed.length} ${[...new Set(failed)].join(', ')}, longest wait ${ms(Math.max(...times))}`,
      ok: failed.length === 0,
    },
  ];
}

async function attack(system: System, port: number, directory: string, title: string): Promise<boolean> {
  const [attacker, ...others] = await openCallers(system, CUSTOMERS);
  if (!attacker) throw new Error('No attacker');
  const { photo: _, ...rights } = attacker;
  const edge = await startEdge(system.urls.web, port, directory);
  const senders = fork(join(import.meta.dirname, 'senders.js'));
  const pids = { gateway: system.processes.gateway.pid, senders: senders.pid, others: process.pid };
  const used = () =>
    Object.entries(pids).map(([who, pid]) => ({ who, cpuMs: cpuTimeOfAll(pid) ?? 0, waitMs: cpuWaitOf(pid) ?? 0 }));
  const usedBefore = used();
  const began = performance.now();
  const measures = startMeasures(system, edge);
  const shop = { ...shopOf(system), web: edge.url };
  const genuine = startGenuine(shop, others);
  const statuses = new Map<string, number>();
  const rounds = roundsOf();
  try {
    for (const [number, combinations] of rounds.entries()) {
      const roundEnds = performance.now() + ROUND_MS;
      await ask(senders, { edgeUrl: edge.url, caller: rights, combinations, openMs: OPEN_MS });
      await sleep(HOLD_MS);
      add(statuses, await ask(senders, 'rest'));
      const areEmpty = await measures.seePoolsEmpty(number + 1);
      add(statuses, await ask(senders, 'all'));
      await sleep(Math.max(0, roundEnds - performance.now()));
      const longestMs = genuine.takeLongestMs();
      const findings = [
        ...(areEmpty ? [] : ['pools were held']),
        ...(longestMs > MOST_MS ? [`others waited up to ${ms(longestMs)}`] : []),
      ];
      if (findings.length > 0) say(`  round ${number + 1}: ${findings.join(', ')}; it sent`);
      if (findings.length > 0) for (const combination of combinations) say(`    ${nameOf(combination)}`);
    }
    const attempts = await genuine.end();
    const elapsedMs = performance.now() - began;
    const share = (now: number, then = 0) => `${((100 * (now - then)) / elapsedMs).toFixed(0)} %`;
    const shares = used().map(
      ({ who, cpuMs, waitMs }, n) =>
        `${who} ${share(cpuMs, usedBefore[n]?.cpuMs)} (waited for one ${share(waitMs, usedBefore[n]?.waitMs)})`,
    );
    const measured = await measures.finish(attempts);
    return printObservations(`${title}, ${(elapsedMs / 60_000).toFixed(1)} min, load ${loadavg()[0]?.toFixed(1)}`, [
      ...measured,
      ...(await deploy(system, shop, others)),
      { what: 'connections of senders', value: [...statuses].map((pair) => pair.join('×')).join(' ') },
      { what: 'of a core', value: shares.join(', ') },
    ]);
  } finally {
    senders.disconnect();
    await edge.close();
  }
}

/** What V8 allows itself in a container of 512 MiB, as in docker-compose.yml; elsewhere it goes by the machine. */
const env = { TRUSTED_PROXIES: '127.0.0.1,::1', NODE_OPTIONS: '--max-old-space-size=256' };
const STORES = {
  files: async () => ({ env: {}, close: async () => {} }),
  bucket: async () => {
    const { url, close } = await startS3Endpoint('attacks');
    const env = { S3_BUCKET: 'attacks', S3_ENDPOINT: url, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    return { env, close };
  },
} as const;

const boundsHeld: boolean[] = [];
for (const [name, start] of Object.entries(STORES)) {
  if (values.store && values.store !== name) continue;
  const store = await start();
  const port = await freePort();
  const environment = { ...env, ...store.env, PUBLIC_URL: `http://localhost:${port}` };
  boundsHeld.push(await withSystem(environment, (system, directory) => attack(system, port, directory, name)));
  await store.close();
}
say('');
process.exitCode = boundsHeld.length > 0 && boundsHeld.every(Boolean) ? 0 : 1;

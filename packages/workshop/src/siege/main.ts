import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API, type Call, type CallName, keysOf } from '@trueseason/contracts';
import type { System } from '@trueseason/local-stack';
import { partsAsked } from '@trueseason/test-kit';
import { watchMemory } from '../processes.ts';
import { median, say } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { elsewhere, openCallers } from './callers.ts';
import { type Caller, requestOf } from './requests.ts';

/*
 * How long others wait for each call while one address does its worst to it, beside how long they wait in peace; and what
 * gateway and worker hold meanwhile beside what their containers allow. On loopback, where attacker, product and customers
 * share the cores. `npm run siege -- createGuestOrder checkPhoto` takes some calls. Needs an
 * otherwise idle machine.
 */

/** Others may wait so many times as long. */
const MOST = 3;
/** Below this a median is the machine's own noise. */
const FLOOR_MS = 10;
/** Of docker-compose.yml. */
const LIMITS_MIB: Readonly<Record<string, number>> = { gateway: 512, analysis: 1024 };
/** Enough that each stays below their limits. */
const CUSTOMERS = 15;
const SAMPLES = 12;
/** Of what costs seconds of a worker, and of what one customer may do a few times an hour. */
const DEAR_SAMPLES = 5;
/** The attack stands before others are timed. */
const BEGIN_MS = 700;
/** What is above the bound is tried so often: the machine's own moments pass, a fault of ours stays. */
const TRIES = 2;

const isDear = (name: CallName): boolean => {
  const call: Call = API[name];
  return call.files !== undefined || name === 'requestCode';
};

let turns = 0;
/** Median of the answer times of customers who take turns, and what they were refused. */
async function timed(system: System, name: CallName, callers: readonly Caller[], refused: string[]): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < (isDear(name) ? DEAR_SAMPLES : SAMPLES); n++) {
    const caller = callers[turns++ % callers.length];
    if (!caller) continue;
    const { path, init } = requestOf(name, caller, elsewhere());
    const began = performance.now();
    const answer = await fetch(system.urls.web + path, { ...init, redirect: 'manual' });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status >= 500 || answer.status === 429) refused.push(`${name} ${answer.status}`);
    await sleep(10);
  }
  return median(times);
}

const names = partsAsked(process.argv.slice(2), keysOf(API))
  // Photos that are deleted, and workers that are busy, come last.
  .toSorted(
    (a, b) => Number(isDear(a)) - Number(isDear(b)) || Number(a === 'deletePhotos') - Number(b === 'deletePhotos'),
  );

/** How long others wait for a call. */
interface Wait {
  readonly name: CallName;
  readonly peace: number;
  readonly besieged: number;
  readonly times: number;
}

function sayWait({ name, peace, besieged, times }: Wait): void {
  const [before, during] = [peace, besieged].map((time) => `${time.toFixed(1)} ms`.padStart(10));
  say(`${name.padEnd(20)} ${before} ${during} ${times.toFixed(1).padStart(7)}${times > MOST ? '  ✗' : ''}`);
}

const HEADINGS = `${'call'.padEnd(20)} ${'in peace'.padStart(10)} ${'besieged'.padStart(10)} ${'times'.padStart(7)}`;

/** The attacker's way to do its worst to one call, and to rest. */
interface Attack {
  on(target: CallName): void;
  rest(): void;
}

let attacks = 0;
function attackOf(system: System, attacker: Caller): Attack & { close(): void } {
  const hostile = fork(join(import.meta.dirname, 'hostile-address.js'));
  const caller = { ...attacker, photo: attacker.photo.toString('base64') };
  return {
    // What one attack used up of its address protects the next call.
    on: (target) =>
      void hostile.send({ url: system.urls.web, client: `203.0.113.${(++attacks % 250) + 1}`, target, caller }),
    rest: () => void hostile.send('rest'),
    close: () => hostile.disconnect(),
  };
}

async function waitFor(
  system: System,
  attack: Attack,
  name: CallName,
  others: readonly Caller[],
  refused: string[],
): Promise<Wait> {
  const before = await timed(system, name, others, refused);
  attack.on(name);
  await sleep(BEGIN_MS);
  const besieged = await timed(system, name, others, refused);
  attack.rest();
  await sleep(BEGIN_MS / 2);
  // Peace on both sides: what the machine does meanwhile is not the attacker's. What is dear is made a few times an hour.
  const after = isDear(name) ? before : await timed(system, name, others, refused);
  const peace = (before + after) / 2;
  return { name, peace, besieged, times: Math.max(besieged, FLOOR_MS) / Math.max(peace, FLOOR_MS) };
}

/** Measures every call, repeating slow ones; the best try counts. */
async function waits(
  system: System,
  attack: Attack,
  others: readonly Caller[],
  refused: string[],
): Promise<readonly Wait[]> {
  const best = new Map<CallName, Wait>();
  let left = names;
  for (let n = 0; n < TRIES && left.length > 0; n++) {
    if (n > 0) say(`again: ${left.join(', ')}`);
    for (const name of left) {
      const wait = await waitFor(system, attack, name, others, refused);
      sayWait(wait);
      if (wait.times < (best.get(name)?.times ?? Number.POSITIVE_INFINITY)) best.set(name, wait);
    }
    left = left.filter((name) => (best.get(name)?.times ?? 0) > MOST);
  }
  return [...best.values()].toSorted((a, b) => b.times - a.times);
}

async function besiege(system: System): Promise<boolean> {
  const { callers } = await openCallers(system, CUSTOMERS);
  const [attacker, first, ...others] = callers;
  if (!attacker || !first) throw new Error('No attacker');
  const attack = attackOf(system, attacker);
  const peaks = { gateway: 0, analysis: 0 };
  const watching = (['gateway', 'analysis'] as const).map((part) =>
    watchMemory(
      () => system.processes[part].pid,
      (mib) => {
        peaks[part] = Math.max(peaks[part], mib);
      },
    ),
  );
  const refused: string[] = [];
  // What runs for the first time is slow by itself; who bears it has used up limits of their own and is not timed again.
  for (const name of names.filter((one) => !isDear(one))) await timed(system, name, [first], []);
  say(HEADINGS);
  const all = await waits(system, attack, others, refused);
  attack.close();
  for (const close of watching) close();
  say(`\nworst first\n${HEADINGS}`);
  for (const wait of all) sayWait(wait);
  const slow = all.filter(({ times }) => times > MOST);
  const full = Object.entries(peaks).filter(([part, peak]) => peak > (LIMITS_MIB[part] ?? 0));
  for (const [part, peak] of Object.entries(peaks)) {
    say(`${part} held at most ${peak.toFixed(0)} MiB of ${LIMITS_MIB[part]}`);
  }
  if (refused.length > 0) say(`others were refused: ${[...new Set(refused)].join(', ')}`);
  say(`above ${MOST} times: ${slow.map(({ name }) => name).join(', ') || 'none'}`);
  return slow.length === 0 && full.length === 0 && refused.length === 0;
}

const held = await withSystem({ TRUSTED_PROXIES: '127.0.0.1,::1' }, besiege);
process.exitCode = held ? 0 : 1;

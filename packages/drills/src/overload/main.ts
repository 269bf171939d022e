import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import { processTree } from '@trueseason/platform/runtime';
import { partsAsked } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { sendSignal } from '@trueseason/testing/servers';
import { type Observation, printObservations, say } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { startBusyLoops } from './busy-loops.ts';
import { type Outcome, placeOrders } from './place-orders.ts';

/*
 * Orders on a machine that is busy with something else, and while a process stands still: all are analyzed in order, no
 * photo is measured twice, and no process loads its models again.
 *
 *   npm run drill -- overload            both; needs an otherwise idle machine
 *   npm run drill -- overload busy       some of: busy stop
 */

const ORDERS = 12;
const PHOTOS = 3;
const BUSY_LOOPS = 10;
const STOP_MS = 60_000;
/** Of the orders per second of CPU time that a quiet machine gives. */
const LEAST_SHARE = 0.7;

const parts = partsAsked(process.argv.slice(2), ['busy', 'stop']);
const photos = await customerPhotos();
const unlimited = { RATE_LIMIT_SCALE: '100000', ANALYSES_PER_DAY_UNPAID: '1000000' };

/** @param repeated photos that may be measured twice */
function observe(outcome: Outcome, repeated = 0): Observation[] {
  const { analyzed, inOrder, seconds, cpuSeconds, photosMeasured, enginesStarted, disturbances } = outcome;
  const load = loadavg()[0]?.toFixed(1);
  return [
    {
      what: 'orders analyzed',
      value: `${analyzed} of ${ORDERS} in ${seconds.toFixed(0)} s, load ${load}`,
      ok: analyzed === ORDERS,
    },
    { what: 'in the order of their placing', value: inOrder ? 'yes' : 'no', ok: inOrder },
    {
      what: 'photos measured',
      value: `${photosMeasured} of ${ORDERS * PHOTOS}`,
      ok: photosMeasured >= ORDERS * PHOTOS && photosMeasured <= ORDERS * PHOTOS + repeated,
    },
    { what: 'engine processes started meanwhile', value: String(enginesStarted), ok: enginesStarted === 0 },
    { what: 'CPU time that the product got', value: `${cpuSeconds.toFixed(1)} s` },
    { what: 'disturbed runs', value: disturbances.length === 0 ? 'none' : disturbances.join('; ') },
  ];
}

async function besideBusyLoops(system: System, directory: string): Promise<boolean> {
  // The first warms the system.
  await placeOrders(system, directory, photos, 1);
  const quiet = await placeOrders(system, directory, photos, ORDERS);
  const isQuietFine = printObservations('\nQuiet', observe(quiet));
  const endLoops = startBusyLoops(BUSY_LOOPS);
  const busy = await placeOrders(system, directory, photos, ORDERS).finally(endLoops);
  const share = quiet.cpuSeconds / busy.cpuSeconds;
  const isBusyFine = printObservations(`\nBeside ${BUSY_LOOPS} busy loops`, [
    ...observe(busy),
    {
      what: 'orders per second of CPU time, compared with quiet',
      value: `${(100 * share).toFixed(0)} %`,
      ok: share >= LEAST_SHARE,
    },
  ]);
  return isQuietFine && isBusyFine;
}

/** Stops processes in the middle of the orders. */
async function stopped(system: System, directory: string, what: string, pids: () => number[]): Promise<boolean> {
  const stopInTheMiddle = async () => {
    await sleep(4_000);
    const stoppedPids = pids();
    for (const pid of stoppedPids) sendSignal(pid, 'SIGSTOP');
    await sleep(STOP_MS);
    for (const pid of stoppedPids) sendSignal(pid, 'SIGCONT');
  };
  const outcome = await placeOrders(system, directory, photos, ORDERS, stopInTheMiddle);
  return printObservations(`\nWith ${what} stopped for ${STOP_MS / 1000} s`, observe(outcome, 1));
}

const results: boolean[] = [];
await withSystem(unlimited, async (system, directory) => {
  if (parts.includes('busy')) results.push(await besideBusyLoops(system, directory));
  if (parts.includes('stop')) {
    const worker = () => system.processes.analysis.pid ?? 0;
    const engines = () => [...processTree(worker()).keys()].filter((pid) => pid !== worker());
    results.push(await stopped(system, directory, 'the engine', engines));
    results.push(await stopped(system, directory, 'the analysis worker', () => [worker()]));
    results.push(await stopped(system, directory, 'both', () => [worker(), ...engines()]));
  }
});
say('');
process.exitCode = results.every(Boolean) ? 0 : 1;

import { setTimeout as sleep } from 'node:timers/promises';
import { type Bought, visitOf } from '@trueseason/drills/customers';
import { type Means, meansOf } from '@trueseason/drills/faults';
import type { Host } from '@trueseason/drills/host';
import { checkInvariants, observationOf } from '@trueseason/drills/invariants';
import type { Observation } from '@trueseason/drills/report';
import { awaitAlerts } from './alerts.ts';
import { containerHost } from './container-host.ts';
import type { Drill, Scene } from './drill.ts';
import { checkSettings, waitUntilHealthy } from './health.ts';
import { buyTogether } from './steps/buy-together.ts';

const CUSTOMERS = 2;
const APART_MS = 2_500;
/** The first customer has begun by then. */
const BEFORE_MS = 1_500;
/** Of a fault; its alerts may say longer. */
const LASTS_MS = 5_000;
const SETTLED_MS = 180_000;

const failed = (what: string, error: unknown): Observation => ({
  what,
  value: error instanceof Error ? error.message : String(error),
  ok: false,
});

/** A drill's fault at all of its parts. */
function faultOf({ faults }: Host, { fault }: Drill) {
  const { prepare, begin, end } = fault ? meansOf(faults, fault.kind) : ({} as Partial<Means>);
  const forMs = fault?.lastsMs ?? LASTS_MS;
  const atEach = (work: (part: string) => Promise<unknown> | undefined) => Promise.all(fault?.parts.map(work) ?? []);
  return {
    prepare: () => atEach((part) => prepare?.(part)),
    begin: () => atEach((part) => begin?.(part, { byMs: 0, forMs })),
    last: () => sleep(end ? forMs : 0),
    end: () => atEach((part) => end?.(part)),
  };
}

async function happen(
  scene: Scene,
  drill: Drill,
  fault: ReturnType<typeof faultOf>,
  since: Date,
): Promise<Observation[]> {
  try {
    await fault.begin();
    const observations = (await drill.happen?.(scene)) ?? [];
    if (!drill.happen) await fault.last();
    const alerts = drill.alerts ? await awaitAlerts(scene.stage, since.toISOString(), drill.alerts) : [];
    return [...observations, ...alerts];
  } catch (error) {
    return [failed('broke off', error)];
  }
}

/** Whether the containers are as they were, and the invariants hold; a payment that came twice may have gone back. */
async function check({ stage }: Scene, host: Host, since: Date, buying: Promise<readonly Bought[]>) {
  const health = await waitUntilHealthy(stage);
  const settings = await checkSettings(stage);
  const [bought, failure] = await buying.then(
    (orders) => [orders, undefined] as const,
    (error: Error) => [[], error.message] as const,
  );
  const served = { what: 'customers served', value: failure ?? String(bought.length), ok: failure === undefined };
  const deadline = Date.now() + SETTLED_MS;
  const patience = { isOver: () => Date.now() > deadline, mayRefund: true };
  const findings = await checkInvariants(host, since, bought.map(visitOf), patience);
  return [health, settings, served, ...findings.map(observationOf)];
}

/** Invariants that hold are one line; the others are listed. */
function summarize(invariants: readonly Observation[]): Observation[] {
  const broken = invariants.filter(({ ok }) => !ok);
  const [health] = invariants;
  const value = `${invariants.length - broken.length} of ${invariants.length}; ${health?.what} ${health?.value}`;
  return [{ what: 'invariants', value, ok: broken.length === 0 }, ...broken];
}

/** Does it while customers buy, undoes it, and checks the invariants. Never rejects. */
export async function runDrill(scene: Scene, drill: Drill): Promise<Observation[]> {
  const { stage, photos } = scene;
  const host = containerHost(stage);
  const fault = faultOf(host, drill);
  const since = new Date();
  const undo = () => Promise.all([fault.end(), drill.undo?.(stage)]);
  try {
    await Promise.all([fault.prepare(), drill.prepare?.(stage)]);
  } catch (error) {
    await undo().catch(() => {});
    return [failed('could not be prepared', error)];
  }
  const mailbox = drill.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const buying = buyTogether(stage, photos, mailbox, drill.customers ?? CUSTOMERS, APART_MS);
  // Reported by the invariants.
  buying.catch(() => {});
  await sleep(BEFORE_MS);
  const observations = await happen(scene, drill, fault, since);
  const undone = await undo().then(
    () => [],
    (error: unknown) => [failed('could not be undone', error)],
  );
  const invariants = await check(scene, host, since, buying).catch((error: unknown) => [failed('invariants', error)]);
  // So that the next drill is judged by itself.
  if (invariants.some(({ ok }) => !ok)) await stage.tryCompose('up', '--detach', '--wait', '--wait-timeout', '120');
  return [...observations, ...undone, ...summarize(invariants)];
}

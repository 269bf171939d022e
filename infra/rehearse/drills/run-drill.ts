import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation } from '@trueseason/drills/report';
import { buyTogether } from '../steps/buy-together.ts';
import { awaitAlerts } from './alerts.ts';
import type { Drill, Scene } from './drill.ts';
import { checkInvariants } from './invariants.ts';

const CUSTOMERS = 2;
const APART_MS = 2_500;
/** The first customer has begun by then. */
const BEFORE_MS = 1_500;

const failed = (what: string, error: unknown): Observation => ({
  what,
  value: error instanceof Error ? error.message : String(error),
  ok: false,
});

async function happen(scene: Scene, drill: Drill, since: string): Promise<readonly Observation[]> {
  try {
    const observations = await drill.happen(scene);
    return [...observations, ...(drill.alerts ? await awaitAlerts(scene.stage, since, drill.alerts) : [])];
  } catch (error) {
    return [failed('broke off', error)];
  }
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
  const since = new Date().toISOString();
  try {
    await drill.prepare?.(stage);
  } catch (error) {
    await drill.undo?.(stage).catch(() => {});
    return [failed('could not be prepared', error)];
  }
  const mailbox = drill.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const buying = buyTogether(stage, photos, mailbox, drill.customers ?? CUSTOMERS, APART_MS);
  // Reported by the invariants.
  buying.catch(() => {});
  await sleep(BEFORE_MS);
  const observations = await happen(scene, drill, since);
  const undone = await Promise.resolve(drill.undo?.(stage)).then(
    () => [],
    (error: unknown) => [failed('could not be undone', error)],
  );
  const invariants = await checkInvariants(stage, since, buying).catch((error: unknown) => [
    failed('invariants', error),
  ]);
  // So that the next drill is judged by itself.
  if (invariants.some(({ ok }) => !ok)) await stage.tryCompose('up', '--detach', '--wait', '--wait-timeout', '120');
  return [...observations, ...undone, ...summarize(invariants)];
}

import { setTimeout as sleep } from 'node:timers/promises';
import { countAtProviders, type Photos } from '@trueseason/drills/customers';
import { type Observation, seconds } from '@trueseason/drills/report';
import type { Stage } from '../compose.ts';
import { buyTogether } from './buy-together.ts';

const PARTS = ['analysis', 'pdf', 'mailer', 'redis', 's3', 'postgres', 'gateway'];
const HEALTHY_MS = 90_000;

/** Kills a container's main process from outside: `docker kill` would suppress the restart. */
async function crash(stage: Stage, id: string): Promise<void> {
  const pid = Number(await stage.docker('inspect', '--format', '{{.State.Pid}}', id));
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A remote engine: its processes are not ours to signal.
    await stage.docker('kill', id);
    await stage.docker('start', id);
  }
}

async function waitUntilHealthy(stage: Stage, id: string): Promise<boolean> {
  const deadline = Date.now() + HEALTHY_MS;
  while (Date.now() < deadline) {
    await sleep(250);
    const state = await stage.docker('inspect', '--format', '{{.State.Running}} {{.State.Health.Status}}', id);
    if (state === 'true healthy') return true;
  }
  return false;
}

/** Crashes each part once while customers buy; each gets their purchase exactly once. */
export async function crashEach(stage: Stage, photos: Photos): Promise<Observation[]> {
  const observations: Observation[] = [];
  const buying = buyTogether(stage, photos, 'crash', 12, 5_000);
  // If a part does not come back, the customers' failure is reported below.
  buying.catch(() => {});
  for (const part of PARTS) {
    const [id = ''] = await stage.containers(part);
    const started = performance.now();
    await crash(stage, id);
    const ok = await waitUntilHealthy(stage, id);
    observations.push({ what: `${part} crashed, healthy after`, value: ok ? seconds(started) : 'never', ok });
    await sleep(2_000);
  }
  const bought = await buying;
  return [...observations, ...(await countAtProviders(stage.urls, bought))];
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Observation, seconds } from '@trueseason/drills/report';
import type { Stage } from '../compose.ts';
import type { Scene } from '../drill.ts';

/** At most four minutes until health checks end it, and as long as after a crash until it is healthy. */
const RESTARTED_MS = 360_000;

async function restarted(stage: Stage, part: string): Promise<Observation> {
  const [id = ''] = await stage.containers(part);
  const format = '{{.State.Pid}} {{.State.Health.Status}}';
  const state = async () => (await stage.docker('inspect', '--format', format, id)).split(' ');
  const [halted] = await state();
  const started = performance.now();
  while (performance.now() - started < RESTARTED_MS) {
    await sleep(500);
    const [pid, health] = await state();
    if (pid !== halted && health === 'healthy')
      return { what: `${part} hung, restarted and healthy after`, value: seconds(started), ok: true };
  }
  return { what: `${part} hung, restarted`, value: 'never', ok: false };
}

/** Waits until health checks have ended parts that hang, and they are healthy again. */
export const restartsOf =
  (parts: readonly string[]) =>
  ({ stage }: Scene): Promise<Observation[]> =>
    Promise.all(parts.map((part) => restarted(stage, part)));

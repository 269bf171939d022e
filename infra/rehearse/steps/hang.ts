import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buy, type Photos } from '@trueseason/workshop/customers';
import { type Seen, seconds } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';

const PARTS = ['gateway', 'analysis', 'web'];
const RESTARTED_MS = 180_000;

/** The process that process 1 of a container started. */
async function serverOf(stage: Stage, id: string): Promise<number> {
  const first = await stage.docker('inspect', '--format', '{{.State.Pid}}', id);
  return Number(readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ')[0]);
}

async function hang(stage: Stage, part: string): Promise<Seen> {
  const [id = ''] = await stage.containers(part);
  const state = () => stage.docker('inspect', '--format', '{{.State.Pid}} {{.State.Health.Status}}', id);
  const before = (await state()).split(' ')[0];
  process.kill(await serverOf(stage, id), 'SIGSTOP');
  const started = performance.now();
  while (performance.now() - started < RESTARTED_MS) {
    await sleep(500);
    const [pid, health] = (await state()).split(' ');
    if (pid !== before && health === 'healthy')
      return { what: `${part} hung, restarted and healthy after`, value: seconds(started), ok: true };
  }
  return { what: `${part} hung, restarted`, value: 'never', ok: false };
}

/** Stops processes without ending them: their health checks restart them. Needs an engine on this machine. */
export async function hangEach(stage: Stage, photos: Photos): Promise<Seen[]> {
  if (!stage.disks) return [{ what: 'a foreign engine', value: 'its processes are not ours to stop' }];
  const seen = await Promise.all(PARTS.map((part) => hang(stage, part)));
  const { mailed, began } = await buy(stage.urls, photos, 'after-the-hang@example.com', RESTARTED_MS);
  return [...seen, { what: 'a customer afterwards', value: `${((mailed - began) / 1000).toFixed(1)} s` }];
}

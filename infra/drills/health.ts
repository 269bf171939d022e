import { setTimeout as sleep } from 'node:timers/promises';
import { type Observation, seconds } from '@trueseason/drills/report';
import type { Stage } from './compose.ts';

/** After a drill: restarts, health checks every ten seconds, and retries after an outage of up to a minute. */
const HEALTHY_MS = 120_000;
const LOOK_MS = 2_000;

interface Container {
  readonly Service: string;
  readonly State: string;
  readonly Health: string;
  readonly ExitCode: number;
  /** `name=value`, joined by commas. */
  readonly Labels: string;
}

/** Services that do not run, or not well. One that ended well had nothing more to do. */
export function ailing(services: readonly string[], containers: readonly Container[]): string[] {
  const isWell = ({ State, Health, ExitCode }: Container) =>
    State === 'exited' ? ExitCode === 0 : State === 'running' && (Health === '' || Health === 'healthy');
  return services.filter((service) => {
    const its = containers.filter(({ Service }) => Service === service);
    return its.length === 0 || !its.every(isWell);
  });
}

/**
 * Services that run with other settings than `.env` has now, by the hashes that compose compares to recreate containers.
 * @param hashes a line each: a service and the hash of its settings
 */
export function outdated(hashes: string, containers: readonly Container[]): string[] {
  const current = new Map(hashes.split('\n').map((line) => line.split(' ') as [string, string]));
  const isOutdated = ({ Service, Labels }: Container) =>
    /com\.docker\.compose\.config-hash=(\w+)/.exec(Labels)?.[1] !== current.get(Service);
  const running = containers.filter(({ State }) => State !== 'exited');
  return [...new Set(running.filter(isOutdated).map(({ Service }) => Service))];
}

async function listContainers(stage: Stage): Promise<Container[]> {
  const listed = await stage.compose('ps', '--all', '--format', 'json');
  return listed.split('\n').flatMap((line): Container[] => (line ? [JSON.parse(line)] : []));
}

/** Whether containers run as `.env` says. */
export async function checkSettings(stage: Stage): Promise<Observation> {
  const services = outdated(await stage.compose('config', '--hash', '*'), await listContainers(stage));
  const value = [services.length, ...services].join(' ');
  return { what: 'services with other settings than .env', value, ok: services.length === 0 };
}

export async function waitUntilHealthy(stage: Stage): Promise<Observation> {
  const started = performance.now();
  const services = (await stage.compose('config', '--services')).split('\n');
  for (;;) {
    const away = ailing(services, await listContainers(stage));
    const isOver = away.length === 0 || performance.now() - started > HEALTHY_MS;
    if (isOver) {
      const value = away.length === 0 ? seconds(started) : `never: ${away.join(', ')}`;
      return { what: 'every container healthy after', value, ok: away.length === 0 };
    }
    await sleep(LOOK_MS);
  }
}

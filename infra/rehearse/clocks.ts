import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDockerfile } from '../docker/dockerfile.ts';
import { readText } from '../testing/files.ts';
import type { Stage } from './compose.ts';
import type { Fault } from './faults.ts';
import { buy, buyAndLeave } from './steps/customers.ts';

/** Whose clocks are set wrong. pdf tells no time, and the stores run where time servers are. */
const SERVICES = ['gateway', 'analysis', 'mailer'];
const JUMPS_HOURS = [1, -1, 26];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LASTS_MS = 10_000;
const SEEN_MS = 10_000;
/** What a running process takes for the time: Node dates its answers. */
const TELL_TIME = `fetch('http://127.0.0.1:9100/healthz').then(({ headers }) => console.log(headers.get('date')))`;

export interface WrongClocks {
  readonly faults: readonly Fault[];
  /** The services as they were. */
  remove(): Promise<unknown>;
}

/**
 * The services again, with a library before them that lets their wall clocks jump while they run; timers go on as ever.
 * For an engine on this machine, which shares `folder` with them.
 */
export async function provideWrongClocks(stage: Stage, folder: string): Promise<WrongClocks> {
  mkdirSync(folder, { recursive: true });
  const library = join(folder, 'libfaketime.so');
  if (!existsSync(library)) {
    const { args } = readDockerfile(readText('infra/docker/service.Dockerfile'));
    const bases = join(import.meta.dirname, 'bases');
    const given = ['--build-arg', `NODE_IMAGE=${args.NODE_IMAGE}`, '--tag', 'rehearsal/clock'];
    await stage.docker('build', '--file', join(bases, 'clock.Dockerfile'), ...given, bases);
    const id = await stage.docker('create', 'rehearsal/clock', 'true');
    await stage.docker('cp', `${id}:/libfaketime.so`, library);
    await stage.docker('rm', id);
    chmodSync(library, 0o755);
  }
  const write = (service: string, hours: number) =>
    writeFileSync(join(folder, service), `${hours < 0 ? '' : '+'}${hours}h\n`);
  /** @throws when the service does not see it */
  const set = async (service: string, hours: number) => {
    write(service, hours);
    const deadline = Date.now() + SEEN_MS;
    for (;;) {
      const date = await stage.compose('exec', '--no-TTY', service, 'node', '-e', TELL_TIME);
      const ahead = Date.parse(date) - Date.now();
      if (Math.abs(ahead - hours * HOUR_MS) < MINUTE_MS) return;
      if (Date.now() > deadline) throw new Error(`${service} takes ${date} for the time`);
    }
  };
  for (const service of SERVICES) write(service, 0);
  const environment = {
    LD_PRELOAD: '/clock/libfaketime.so',
    DONT_FAKE_MONOTONIC: '1',
    // Seconds between two looks at the file.
    FAKETIME_CACHE_DURATION: '1',
  };
  const services = SERVICES.map((service) => [
    service,
    {
      environment: { ...environment, FAKETIME_TIMESTAMP_FILE: `/clock/${service}` },
      volumes: [`${folder}:/clock:ro`],
    },
  ]);
  const composeFile = join(folder, 'compose.json');
  writeFileSync(composeFile, JSON.stringify({ services: Object.fromEntries(services) }));
  const replace = ['up', '--detach', '--wait', '--no-deps', ...SERVICES];
  await stage.composeWith(composeFile, ...replace);
  return {
    // Each service takes each jump once, while the others take another: no two clocks agree.
    faults: JUMPS_HOURS.map((_, turn) => {
      const jumps = SERVICES.map(
        (service, at) => [service, JUMPS_HOURS[(at + turn) % JUMPS_HOURS.length] ?? 0] as const,
      );
      return {
        what: `clocks of ${jumps.map(([service, hours]) => `${service} ${hours > 0 ? '+' : ''}${hours} h`).join(', ')}`,
        begin: () => Promise.all(jumps.map(([service, hours]) => set(service, hours))),
        end: () => Promise.all(SERVICES.map((service) => set(service, 0))),
        lastsMs: LASTS_MS,
        customers: [buy, buyAndLeave],
      };
    }),
    remove: () => stage.compose(...replace),
  };
}

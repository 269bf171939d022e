import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Observation, seconds } from '@trueseason/drills/report';
import { sendSignal } from '@trueseason/testing/servers';
import { ROOT } from '../../testing/files.ts';
import { PROJECT, type Stage } from '../compose.ts';
import type { DiskName } from '../disks.ts';
import { STAND_INS_IMAGE } from '../environment.ts';
import type { DrillSteps } from './drill.ts';

const LASTS_MS = 5_000;

/** Something that lasts from one command to another. */
const lasting = (
  begin: (stage: Stage) => Promise<unknown>,
  undo: (stage: Stage) => Promise<unknown>,
  lastsMs = LASTS_MS,
): DrillSteps => ({
  happen: async ({ stage }) => {
    await begin(stage);
    await sleep(lastsMs);
    return [];
  },
  undo,
});

/** The process on this machine that a container began with. */
const firstProcess = async (stage: Stage, id: string): Promise<number> =>
  Number(await stage.docker('inspect', '--format', '{{.State.Pid}}', id));

/** Kills a container's main process from outside: `docker kill` would suppress the restart. */
async function kill(stage: Stage, part: string): Promise<void> {
  for (const id of await stage.containers(part)) {
    try {
      process.kill(await firstProcess(stage, id), 'SIGKILL');
    } catch {
      // A remote engine: its processes are not ours to signal.
      await stage.docker('kill', id);
      await stage.docker('start', id);
    }
  }
}

/** Its container starts again by itself. */
export const crash = (part: string): DrillSteps => ({
  happen: async ({ stage }) => {
    await kill(stage, part);
    return [];
  },
});

/** The kernel may not freeze a group of processes at the first try while they fork. */
const FREEZE_TRIES = 5;

async function freeze(stage: Stage, part: string): Promise<void> {
  for (let tries = 1; tries < FREEZE_TRIES; tries++) {
    if ((await stage.tryCompose('pause', part)).code === 0) return;
    // One that is paused already cannot be paused again.
    await stage.tryCompose('unpause', part);
    await sleep(1_000);
  }
  await stage.compose('pause', part);
}

/** For a few seconds, with open connections. */
export const frozen = (part: string): DrillSteps =>
  lasting(
    (stage) => freeze(stage, part),
    (stage) => stage.tryCompose('unpause', part),
  );

/** Its alerts say how long. */
export const stopped = (...parts: readonly string[]): DrillSteps =>
  lasting(
    (stage) => stage.compose('stop', ...parts),
    (stage) => stage.compose('start', ...parts),
  );

/** At most four minutes until health checks end it, and as long as after a crash until it is healthy. */
const RESTARTED_MS = 360_000;

/** Processes that stand still for good; their health checks end them. */
export function hung(parts: readonly string[]): DrillSteps {
  const halted: number[] = [];
  const hang = async (stage: Stage, part: string): Promise<Observation> => {
    const [id = ''] = await stage.containers(part);
    const state = () => stage.docker('inspect', '--format', '{{.State.Pid}} {{.State.Health.Status}}', id);
    const first = await firstProcess(stage, id);
    // The process that process 1 started.
    const [server = ''] = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
    process.kill(Number(server), 'SIGSTOP');
    halted.push(Number(server));
    const started = performance.now();
    while (performance.now() - started < RESTARTED_MS) {
      await sleep(500);
      const [pid, health] = (await state()).split(' ');
      if (Number(pid) !== first && health === 'healthy')
        return { what: `${part} hung, restarted and healthy after`, value: seconds(started), ok: true };
    }
    return { what: `${part} hung, restarted`, value: 'never', ok: false };
  };
  return {
    happen: ({ stage }) => Promise.all(parts.map((part) => hang(stage, part))),
    undo: async () => {
      for (const pid of halted.splice(0)) sendSignal(pid, 'SIGCONT');
    },
  };
}

/** Uses up Postgres' recycled WAL files, so that it needs disk space. */
const USE_UP = `do $$ begin for i in 1..100 loop
  perform pg_logical_emit_message(false, 'rehearsal', 'full');
  perform pg_switch_wal();
end loop; end $$`;

export const fullDisk = (disk: DiskName): DrillSteps =>
  lasting(
    async (stage) => {
      await stage.disks?.fill(disk);
      if (disk === 'postgres')
        await stage.tryCompose('exec', '--no-TTY', disk, 'psql', '-U', 'trueseason', '-d', 'trueseason', '-c', USE_UP);
    },
    async (stage) => stage.disks?.free(disk),
  );

/** Gives each answer of a server as much later, in order. */
const RELAY = `const net = require('node:net');
const [host, port, delay] = process.argv.slice(1);
net.createServer((near) => {
  const far = net.connect(Number(port), host);
  near.pipe(far);
  far.on('data', (answer) => setTimeout(() => near.writable && near.write(answer), Number(delay)));
  far.on('close', () => setTimeout(() => near.destroy(), Number(delay)));
  near.on('close', () => far.destroy());
  for (const socket of [near, far]) socket.on('error', () => {});
}).listen(Number(port), '0.0.0.0');`;
const SLOW_MS = 2_000;
const SLOW_FOR_MS = 20_000;
const NETWORK = `${PROJECT}_data`;
const RELAY_NAME = `${PROJECT}-relay`;

/** Lets a store have another name on its network. */
async function rename(stage: Stage, part: string, name: string): Promise<void> {
  const [id = ''] = await stage.containers(part);
  await stage.tryDocker('network', 'disconnect', NETWORK, id);
  await stage.docker('network', 'connect', '--alias', name, NETWORK, id);
}

/** Each answer of a store takes two seconds: a relay has its name meanwhile. */
export const slow = (part: string, port: number): DrillSteps =>
  lasting(
    async (stage) => {
      const behind = `${part}-behind`;
      await rename(stage, part, behind);
      await stage.docker(
        ...['run', '--detach', '--rm', '--name', RELAY_NAME, '--network', NETWORK, '--network-alias', part],
        ...['--entrypoint', 'node', STAND_INS_IMAGE, '-e', RELAY, behind, String(port), String(SLOW_MS)],
      );
    },
    async (stage) => {
      await stage.tryDocker('rm', '--force', RELAY_NAME);
      await rename(stage, part, part);
    },
    SLOW_FOR_MS,
  );

const CLOCK = join(ROOT, 'packages/drills/dist/chaos/clock.js');
const CLOCK_PARTS = ['gateway', 'analysis', 'pdf', 'mailer'];
/** A wrong time zone either way, a day too far, and drift. */
const JUMPS_MS = [3_600_000, -3_600_000, 26 * 3_600_000, -60_000];
const JUMP_LASTS_MS = 4_000;

/** The wall clocks of services jump one after the other, while the stores have the right time. */
export const wrongClocks: DrillSteps = {
  prepare: async (stage) => {
    const files = CLOCK_PARTS.map((part) => [part, join(stage.folder, `${part}.ahead`)] as const);
    const services = files.map(([part, file]) => {
      writeFileSync(file, '0');
      const environment = { CHAOS_CLOCK: '/clock/ahead', NODE_OPTIONS: '--import /clock/clock.mjs' };
      const volumes = [`${CLOCK}:/clock/clock.mjs:ro`, `${file}:/clock/ahead:ro`];
      return [part, { environment, volumes }];
    });
    const composeFile = join(stage.folder, 'clocks.json');
    writeFileSync(composeFile, JSON.stringify({ services: Object.fromEntries(services) }));
    await stage.composeWith(composeFile, 'up', '--detach', '--wait', '--no-deps', ...CLOCK_PARTS);
  },
  happen: async ({ stage }) => {
    for (const [index, part] of CLOCK_PARTS.entries()) {
      writeFileSync(join(stage.folder, `${part}.ahead`), String(JUMPS_MS[index]));
      await sleep(JUMP_LASTS_MS);
    }
    return [];
  },
  undo: (stage) => stage.compose('up', '--detach', '--wait', '--no-deps', ...CLOCK_PARTS),
};

const inRedis = (stage: Stage, command: string) => stage.compose('exec', '--no-TTY', 'redis', 'sh', '-euc', command);

/** Redis crashes and has nothing when it is back, as one without persistence. */
export const redisEmptied: DrillSteps = {
  happen: async ({ stage }) => {
    await inRedis(stage, 'redis-cli config set appendonly no; rm -rf /data/appendonlydir');
    await kill(stage, 'redis');
    return [];
  },
};

/** Redis crashes and has again what it had before these customers came, as one restored from a copy. */
export const redisSetBack: DrillSteps = {
  prepare: (stage) => inRedis(stage, 'redis-cli config set appendonly no'),
  happen: async ({ stage }) => {
    await sleep(LASTS_MS);
    await kill(stage, 'redis');
    return [];
  },
};

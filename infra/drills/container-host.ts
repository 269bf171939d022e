import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults, Means } from '@trueseason/drills/faults';
import type { Host } from '@trueseason/drills/host';
import { providerFaults } from '@trueseason/drills/provider-faults';
import { sendSignal } from '@trueseason/testing/servers';
import { readCompose } from '../testing/compose-file.ts';
import { filledEnv } from '../testing/env-file.ts';
import { ROOT } from '../testing/files.ts';
import { PROJECT, query, type Stage } from './compose.ts';
import { DISK_NAMES, type DiskName } from './disks.ts';
import { STAND_INS_IMAGE } from './environment.ts';

/** Every container that runs as long as the product does. */
export const PARTS: readonly string[] = Object.entries(readCompose(filledEnv()).services).flatMap(
  ([name, { restart, profiles }]) => (restart === 'no' || profiles ? [] : [name]),
);
/** What other services ask, and its port. */
const SLOWED: Readonly<Record<string, number>> = { s3: 7070, redis: 6379, postgres: 5432 };
export const CLOCK_PARTS: readonly string[] = ['gateway', 'analysis', 'pdf', 'mailer'];

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

/** Uses up Postgres' recycled WAL files, so that it needs disk space. */
const USE_UP = `do $$ begin for i in 1..100 loop
  perform pg_logical_emit_message(false, 'drill', 'full');
  perform pg_switch_wal();
end loop; end $$`;

/** Gives each answer of a server as much later, in order. */
const RELAY = `const net = require('node:net');
const [host, port, delay] = process.argv.slice(1);
net.createServer((near) => {
  const upstream = net.connect(Number(port), host);
  near.pipe(upstream);
  upstream.on('data', (answer) => setTimeout(() => near.writable && near.write(answer), Number(delay)));
  upstream.on('close', () => setTimeout(() => near.destroy(), Number(delay)));
  near.on('close', () => upstream.destroy());
  for (const socket of [near, upstream]) socket.on('error', () => {});
}).listen(Number(port), '0.0.0.0');`;
const SLOW_MS = 2_000;
const NETWORK = `${PROJECT}_data`;
const RELAY_NAME = `${PROJECT}-relay`;

/** Lets a store have another name on its network. */
async function rename(stage: Stage, part: string, name: string): Promise<void> {
  const [id = ''] = await stage.containers(part);
  await stage.tryDocker('network', 'disconnect', NETWORK, id);
  await stage.docker('network', 'connect', '--alias', name, NETWORK, id);
}

/** Each answer of a store takes two seconds: a relay has its name meanwhile. */
const slow = (stage: Stage): Means => ({
  parts: Object.keys(SLOWED),
  begin: async (part) => {
    const behind = `${part}-behind`;
    await rename(stage, part, behind);
    await stage.docker(
      ...['run', '--detach', '--rm', '--name', RELAY_NAME, '--network', NETWORK, '--network-alias', part],
      ...['--entrypoint', 'node', STAND_INS_IMAGE, '-e', RELAY, behind, String(SLOWED[part]), String(SLOW_MS)],
    );
  },
  end: async (part) => {
    await stage.tryDocker('rm', '--force', RELAY_NAME);
    await rename(stage, part, part);
  },
});

/** Processes that stand still for good; their health checks end them. */
function hang(stage: Stage): Means {
  const halted = new Map<string, number>();
  return {
    parts: PARTS,
    begin: async (part) => {
      const [id = ''] = await stage.containers(part);
      const first = await firstProcess(stage, id);
      // The process that process 1 started.
      const [server = ''] = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
      process.kill(Number(server), 'SIGSTOP');
      halted.set(part, Number(server));
    },
    end: async (part) => sendSignal(halted.get(part) ?? 0, 'SIGCONT'),
  };
}

const fullDisk = (stage: Stage): Means => ({
  parts: DISK_NAMES,
  begin: async (part) => {
    await stage.disks?.fill(part as DiskName);
    if (part === 'postgres')
      await stage.tryCompose('exec', '--no-TTY', part, 'psql', '-U', 'trueseason', '-d', 'trueseason', '-c', USE_UP);
  },
  end: async (part) => stage.disks?.free(part as DiskName),
});

const CLOCK = join(ROOT, 'packages/drills/dist/loopback/clock.js');
const clockOf = (stage: Stage, part: string) => join(stage.folder, `${part}.ahead`);

/** Wall clocks of services, which `readClocks` has them read, while the stores have the right time. */
const wrongClock = (stage: Stage): Means => ({
  parts: CLOCK_PARTS,
  begin: async (part, { byMs }) => writeFileSync(clockOf(stage, part), String(byMs)),
  end: async (part) => writeFileSync(clockOf(stage, part), '0'),
});

/** Restarts the services with clocks that can be set, or without. */
export async function readClocks(stage: Stage, isSettable: boolean): Promise<void> {
  const up = ['up', '--detach', '--wait', '--no-deps', ...CLOCK_PARTS];
  if (!isSettable) return void (await stage.compose(...up));
  const services = CLOCK_PARTS.map((part) => {
    writeFileSync(clockOf(stage, part), '0');
    const environment = { DRILL_CLOCK: '/clock/ahead', NODE_OPTIONS: '--import /clock/clock.mjs' };
    const volumes = [`${CLOCK}:/clock/clock.mjs:ro`, `${clockOf(stage, part)}:/clock/ahead:ro`];
    return [part, { environment, volumes }];
  });
  const composeFile = join(stage.folder, 'clocks.json');
  writeFileSync(composeFile, JSON.stringify({ services: Object.fromEntries(services) }));
  await stage.composeWith(composeFile, ...up);
}

/** So that there is work since then. */
const WORKS_MS = 5_000;
const inRedis = (stage: Stage, command: string) => stage.compose('exec', '--no-TTY', 'redis', 'sh', '-euc', command);

function faultsOf(stage: Stage): Faults {
  return {
    ...providerFaults(stage.urls.standIns),
    // Its container starts again by itself.
    crash: { parts: PARTS, begin: (part) => kill(stage, part) },
    freeze: {
      parts: PARTS,
      begin: (part) => freeze(stage, part),
      end: (part) => stage.tryCompose('unpause', part),
    },
    hang: hang(stage),
    stop: {
      parts: PARTS,
      begin: (part) => stage.compose('stop', part),
      end: (part) => stage.compose('start', part),
    },
    full: fullDisk(stage),
    slow: slow(stage),
    clock: wrongClock(stage),
    // As one without persistence.
    emptied: {
      parts: ['redis'],
      begin: async (part) => {
        await inRedis(stage, 'redis-cli config set appendonly no; rm -rf /data/appendonlydir');
        await kill(stage, part);
      },
    },
    // What it had before these customers came, as one restored from a copy.
    'set back': {
      parts: ['redis'],
      prepare: () => inRedis(stage, 'redis-cli config set appendonly no'),
      begin: async (part) => {
        await sleep(WORKS_MS);
        await kill(stage, part);
      },
    },
  };
}

/** The product in containers. */
export function containerHost(stage: Stage): Host {
  return {
    shop: stage.urls,
    readJson: async (statement) => JSON.parse(await query(stage, statement)),
    storedKeys: async () => {
      const find = `cd /objects/${stage.settings.S3_BUCKET || 'trueseason'} && find orders -type f -size +0`;
      const { stdout } = await stage.tryCompose('exec', '--no-TTY', 's3', 'sh', '-c', find);
      return new Set(stdout.split('\n').filter(Boolean));
    },
    logs: async (since) => {
      // The providers know their customers.
      const ours = (await stage.compose('config', '--services')).split('\n').filter((name) => name !== 'stand-ins');
      return stage.compose('logs', '--no-color', '--since', since.toISOString(), ...ours);
    },
    faults: faultsOf(stage),
  };
}

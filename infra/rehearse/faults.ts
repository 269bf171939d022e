import type { Stage } from './compose.ts';
import { DISK_NAMES, type SmallDisks } from './disks.ts';
import { tryRun } from './run.ts';

/** What goes wrong until it is mended again. */
export interface Fault {
  readonly what: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

export const PARTS = ['web', 'gateway', 'analysis', 'pdf', 'mailer', 'redis', 'postgres', 's3'];
const STORES = ['postgres', 'redis', 's3'];
/** Everybody who speaks with somebody. */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ['web', 'gateway'],
  ['gateway', 'analysis'],
  ...['gateway', 'analysis', 'pdf', 'mailer'].flatMap((service) => STORES.map((store) => [service, store] as const)),
  ['gateway', 'stand-ins'],
  ['mailer', 'stand-ins'],
];
/** Of packets, both ways. */
const LOSSY = ['-m', 'statistic', '--mode', 'random', '--probability', '0.2'];

const frozen = (stage: Stage, part: string): Fault => ({
  what: `${part} frozen`,
  begin: () => stage.compose('pause', part),
  end: () => stage.compose('unpause', part),
});

/** What the kernel drops between two parts, by rules in the name space of one of them. */
function parted(stage: Stage, [from, to]: readonly [string, string], which: readonly string[] = []): Fault {
  const filter = async (change: '--append' | '--delete') => {
    const [one = '', other = ''] = [...(await stage.containers(from)), ...(await stage.containers(to))];
    const pid = await stage.docker('inspect', '--format', '{{.State.Pid}}', one);
    const networks = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
    const addresses = (await stage.docker('inspect', '--format', networks, other)).split(' ').filter(Boolean);
    for (const address of addresses) {
      for (const rule of [
        ['INPUT', '--source', address],
        ['OUTPUT', '--destination', address],
      ]) {
        const args = ['--wait', change, ...rule, ...which, '--jump', 'DROP'];
        const { code, stderr } = await tryRun('nsenter', [`--net=/proc/${pid}/ns/net`, 'iptables', ...args]);
        // One that began again meanwhile has no rules any more.
        if (code !== 0 && change === '--append') throw new Error(`No partition of ${from} and ${to}: ${stderr}`);
      }
    }
  };
  return {
    what: `${which === LOSSY ? 'packets lost' : 'nothing passes'} between ${from} and ${to}`,
    begin: () => filter('--append'),
    end: () => filter('--delete'),
  };
}

const fullDisk = (stage: Stage, disks: SmallDisks, name: (typeof DISK_NAMES)[number]): Fault => ({
  what: `no room on the disk of ${name}`,
  begin: async () => {
    await disks.fill(name);
    // What is written next needs a new file.
    if (name === 'postgres') {
      const query = ['psql', '-U', 'trueseason', '-d', 'trueseason', '-Atc', 'select pg_switch_wal()'];
      await stage.tryCompose('exec', '--no-TTY', 'postgres', ...query);
    }
  },
  end: async () => disks.free(name),
});

function fullMemory(stage: Stage): Fault {
  const limit = (bytes: string) =>
    stage.compose('exec', '--no-TTY', 'redis', 'redis-cli', 'config', 'set', 'maxmemory', bytes);
  return { what: 'no memory left for redis', begin: () => limit('1'), end: () => limit('512mb') };
}

/** All that this engine lets us do; rules in name spaces and small disks need one on this machine. */
export function listFaults(stage: Stage): Fault[] {
  const { disks } = stage;
  const anywhere = [...PARTS.map((part) => frozen(stage, part)), fullMemory(stage)];
  if (!disks) return anywhere;
  return [
    ...anywhere,
    ...PAIRS.map((pair) => parted(stage, pair)),
    ...PAIRS.slice(0, 4).map((pair) => parted(stage, pair, LOSSY)),
    ...DISK_NAMES.map((name) => fullDisk(stage, disks, name)),
  ];
}

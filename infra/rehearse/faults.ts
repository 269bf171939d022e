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
const frozen = (stage: Stage, part: string): Fault => ({
  what: `${part} frozen`,
  begin: () => stage.compose('pause', part),
  end: () => stage.compose('unpause', part),
});

/** What the kernel drops between two parts, by rules in the name space of one of them. */
function parted(stage: Stage, [from, to]: readonly [string, string]): Fault {
  let rules: string[][] = [];
  let space = '';
  const filter = (change: '--append' | '--delete', rule: readonly string[]) =>
    tryRun('nsenter', [`--net=${space}`, 'iptables', '--wait', change, ...rule, '--jump', 'DROP']);
  return {
    what: `nothing passes between ${from} and ${to}`,
    begin: async () => {
      const [[one = ''], [other = '']] = await Promise.all([stage.containers(from), stage.containers(to)]);
      space = `/proc/${await stage.docker('inspect', '--format', '{{.State.Pid}}', one)}/ns/net`;
      const networks = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
      const addresses = (await stage.docker('inspect', '--format', networks, other)).split(' ').filter(Boolean);
      rules = addresses.flatMap((address) => [
        ['INPUT', '--source', address],
        ['OUTPUT', '--destination', address],
      ]);
      for (const rule of rules) {
        const { code, stderr } = await filter('--append', rule);
        if (code !== 0) throw new Error(`No partition of ${from} and ${to}: ${stderr}`);
      }
    },
    // A container that began again meanwhile has none of them any more.
    end: () => Promise.all(rules.map((rule) => filter('--delete', rule))),
  };
}

/** Uses up the files that Postgres keeps for its next records, so that it asks the disk for more. */
const USE_UP = `do $$ begin for i in 1..100 loop
  perform pg_logical_emit_message(false, 'rehearsal', 'full');
  perform pg_switch_wal();
end loop; end $$`;

const fullDisk = (stage: Stage, disks: SmallDisks, name: (typeof DISK_NAMES)[number]): Fault => ({
  what: `no room on the disk of ${name}`,
  begin: async () => {
    await disks.fill(name);
    if (name !== 'postgres') return;
    await stage.tryCompose('exec', '--no-TTY', name, 'psql', '-U', 'trueseason', '-d', 'trueseason', '-c', USE_UP);
  },
  end: async () => disks.free(name),
});

/** All that this engine lets us do; rules in name spaces and small disks need one on this machine. */
export function listFaults(stage: Stage): Fault[] {
  const { disks } = stage;
  const anywhere = PARTS.map((part) => frozen(stage, part));
  if (!disks) return anywhere;
  return [
    ...anywhere,
    ...PAIRS.map((pair) => parted(stage, pair)),
    ...DISK_NAMES.map((name) => fullDisk(stage, disks, name)),
  ];
}

import { freeze, type Stage } from './compose.ts';
import { DISK_NAMES, type SmallDisks } from './disks.ts';

/** A fault until it is repaired. */
export interface Fault {
  readonly what: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

export const PARTS = ['web', 'gateway', 'analysis', 'pdf', 'mailer', 'redis', 'postgres', 's3'];
const frozen = (stage: Stage, part: string): Fault => ({
  what: `${part} frozen`,
  begin: () => freeze(stage, part),
  end: () => stage.compose('unpause', part),
});

/** Uses up Postgres' recycled WAL files, so that it needs disk space. */
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

/** Every fault this engine supports; small disks need a local engine. */
export function listFaults(stage: Stage): Fault[] {
  const { disks } = stage;
  const anywhere = PARTS.map((part) => frozen(stage, part));
  if (!disks) return anywhere;
  return [...anywhere, ...DISK_NAMES.map((name) => fullDisk(stage, disks, name))];
}

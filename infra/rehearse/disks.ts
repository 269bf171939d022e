import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tryRun } from './run.ts';

/** Volumes on separate disks, small enough to fill. */
const SIZES = { postgres: '2G', redis: '128M', objects: '512M' } as const;
export type DiskName = keyof typeof SIZES;
export const DISK_NAMES = Object.keys(SIZES) as DiskName[];

export interface SmallDisks {
  /** Compose file that mounts the volumes. */
  readonly composeFile: string;
  /** All of them, empty. */
  make(): Promise<void>;
  /** Formats a disk that is not in use. */
  format(name: DiskName): Promise<void>;
  /** Fills the disk. */
  fill(name: DiskName): Promise<unknown>;
  free(name: DiskName): void;
  remove(): Promise<void>;
}

/** Loop-mounted files below `folder`, for an engine on this machine; needs permission to mount. */
export function createSmallDisks(folder: string): SmallDisks {
  const composeFile = join(folder, 'compose.json');
  const mountPoint = (name: DiskName) => join(folder, name);
  const fillers = (name: DiskName) => ['most', 'rest'].map((file) => join(mountPoint(name), file));
  const imageOf = (name: DiskName) => join(folder, `${name}.img`);
  const remove = async (name: DiskName) => {
    await tryRun('umount', [mountPoint(name)]);
    rmSync(imageOf(name), { force: true });
  };
  const format = async (name: DiskName) => {
    await remove(name);
    mkdirSync(mountPoint(name), { recursive: true });
    const image = imageOf(name);
    await run('truncate', ['--size', SIZES[name], image]);
    await run('mkfs.ext4', ['-q', '-m', '0', image]);
    await run('mount', ['-o', 'loop', image, mountPoint(name)]);
    mkdirSync(join(mountPoint(name), 'volume'));
  };
  const volumes = DISK_NAMES.map((name) => {
    const driver_opts = { type: 'none', o: 'bind', device: join(mountPoint(name), 'volume') };
    return [name, { driver: 'local', driver_opts }];
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(composeFile, JSON.stringify({ volumes: Object.fromEntries(volumes) }));
  return {
    composeFile,
    make: async () => {
      for (const name of DISK_NAMES) await format(name);
    },
    format,
    // Reserves most of it, and writes the rest.
    fill: (name) =>
      run('sh', [
        '-c',
        'fallocate --length "$(df --output=avail --block-size=1 "$0" | tail -1)" "$1"; dd if=/dev/zero of="$2" bs=4k; true',
        ...[mountPoint(name), ...fillers(name)],
      ]),
    free: (name) => {
      for (const file of fillers(name)) rmSync(file, { force: true });
    },
    remove: async () => {
      for (const name of DISK_NAMES) await remove(name);
    },
  };
}

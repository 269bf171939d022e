import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tryRun } from './run.ts';

/** Volumes on separate disks, small enough to fill. */
const SIZES = { postgres: '2G', redis: '128M', objects: '512M' } as const;
export type DiskName = keyof typeof SIZES;
export const DISK_NAMES = Object.keys(SIZES) as DiskName[];
/** Copies of the database are restored on its own disk, as on a shop's only machine. */
const DISK_OF = { postgres: 'postgres', restored: 'postgres', redis: 'redis', objects: 'objects' } as const;
const VOLUMES = Object.entries(DISK_OF);

export interface SmallDisks {
  /** Compose file that mounts the volumes. */
  readonly composeFile: string;
  /** All of them, empty. */
  make(): Promise<void>;
  /** Formats a disk that is not in use. */
  format(name: DiskName): Promise<void>;
  /** Fills the disk, except for a share of it. */
  fill(name: DiskName, freeShare?: number): Promise<void>;
  free(name: DiskName): void;
  remove(): Promise<void>;
}

/** Loop-mounted files below `folder`, for an engine on this machine; needs permission to mount. */
export function createSmallDisks(folder: string): SmallDisks {
  const composeFile = join(folder, 'compose.json');
  const mountPoint = (name: DiskName) => join(folder, name);
  /** A reserved file, and one that is written. */
  const fillersOf = (name: DiskName) => ({
    most: join(mountPoint(name), 'most'),
    rest: join(mountPoint(name), 'rest'),
  });
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
    for (const [volume, disk] of VOLUMES) if (disk === name) mkdirSync(join(mountPoint(name), volume));
  };
  const volumes = VOLUMES.map(([volume, disk]) => {
    const driver_opts = { type: 'none', o: 'bind', device: join(mountPoint(disk), volume) };
    return [volume, { driver: 'local', driver_opts }];
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(composeFile, JSON.stringify({ volumes: Object.fromEntries(volumes) }));
  return {
    composeFile,
    make: async () => {
      for (const name of DISK_NAMES) await format(name);
    },
    format,
    fill: async (name, freeShare = 0) => {
      const { most, rest } = fillersOf(name);
      const { bavail, blocks, bsize } = statfsSync(mountPoint(name));
      const length = Math.max(bsize, (bavail - Math.ceil(blocks * freeShare)) * bsize);
      await tryRun('fallocate', ['--length', String(length), most]);
      // The file system needs some of what it counts as available: ends at the last block.
      if (freeShare === 0) await tryRun('dd', ['if=/dev/zero', `of=${rest}`, 'bs=4k']);
    },
    free: (name) => {
      for (const file of Object.values(fillersOf(name))) rmSync(file, { force: true });
    },
    remove: async () => {
      for (const name of DISK_NAMES) await remove(name);
    },
  };
}

import { execFile, spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Room for the photos and reports of a seed several times over. */
const SIZE = '192m';

/** A small disk for the object store, to fill it up; undefined without permission to mount one. */
export async function mountSmallDisk(
  directory: string,
): Promise<{ path: string; unmount(): Promise<void> } | undefined> {
  const path = join(directory, 'disk');
  await mkdir(path);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'tmpfs', path]);
  } catch {
    return undefined;
  }
  // A run that is interrupted leaves none behind either.
  const last = () => void spawnSync('umount', ['--lazy', path]);
  process.once('exit', last);
  return {
    path,
    unmount: async () => {
      process.off('exit', last);
      await run('umount', ['--lazy', path]);
    },
  };
}

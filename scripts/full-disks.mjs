// Which disks that a command writes to are full, in words: what fails there says ENOSPC at best, and a database nothing.
import fs from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';

const MB = 2 ** 20;
/** What failed may have been cleaned up since. The first start writes more than this to each. */
const LOW_BYTES = 200 * MB;
const LOW_FILES = 1_000;

function lackOf({ statfsSync }, folder) {
  // Not in the first versions of Node 18.
  const disk = statfsSync?.(folder);
  if (!disk) return undefined;
  const bytes = disk.bavail * disk.bsize;
  if (bytes < LOW_BYTES) return `${Math.floor(bytes / MB)} MB are left`;
  // Some file systems do not count files.
  return disk.files > 0 && disk.ffree < LOW_FILES ? `${disk.ffree} more files fit` : undefined;
}

/**
 * One line for each full disk, with what to do.
 * @param root the folder of this project
 * @param env its DATA_DIR, where set, is the folder of data
 * @param {{ existsSync(path: string): boolean, statSync(path: string): { dev: number }, statfsSync?(path: string): object | undefined }} disks the part of `node:fs` that it asks
 */
export function fullDisks(root, env = process.env, disks = fs) {
  const existing = (folder) => (disks.existsSync(folder) ? folder : existing(dirname(folder)));
  const uses = [
    [root, 'this folder, with installed packages and what is built'],
    [resolve(root, env.DATA_DIR || '.data'), 'the database, photos and reports; DATA_DIR names another folder'],
    [tmpdir(), 'temporary files; TMPDIR names another folder'],
    [homedir(), 'downloaded packages'],
  ];
  const seenDisks = new Set();
  return uses.flatMap(([folder, use]) => {
    const place = existing(folder);
    const { dev } = disks.statSync(place);
    const lack = lackOf(disks, place);
    if (!lack || seenDisks.has(dev)) return [];
    seenDisks.add(dev);
    return [`The disk of ${place} may be full: ${lack} (${use}). Free some space there and type the same again.`];
  });
}

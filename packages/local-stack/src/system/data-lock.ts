import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a lock that another process has. */
const SQLITE_BUSY = 5;

/**
 * Locks a data folder against a second system. The lock is the kernel's, on a file of the folder: it ends with the
 * process, so there are no stale ones, and it holds whatever TMPDIR, user or container another start has. Node has no flock,
 * but SQLite locks its file so; nothing is written. Returns the unlock function.
 * @throws where another start has it, or the folder's file system has no locks
 */
export function lockData(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new Error(`${dataDir} is in use by another start: stop that one, or set DATA_DIR`);
    throw new Error(`${file} cannot be locked (${(error as Error).message}): set DATA_DIR to a folder on a local disk`);
  }
  return () => lock.close();
}

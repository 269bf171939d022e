// One command at a time installs or builds: two that begin together would write the same folders.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Longer than any installation or build; a process with that ID is then another program. */
const STALE_MS = 20 * 60_000;
/** Between making the lock and writing in it who holds it. */
const NAMELESS_MS = 5_000;
const PAUSE_MS = 100;

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the lock's owner has exited without removing it. */
function isStale(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    if (age > STALE_MS) return true;
    const pid = holderOf(lock);
    return pid === null ? age > NAMELESS_MS : !lives(pid);
  } catch (error) {
    // It was removed meanwhile.
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** The id of the process that made it; null while that is not written. */
function holderOf(lock) {
  const file = join(lock, 'pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || null : null;
}

/** A directory is made by one of many alone, on every file system. */
function take(lock) {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moved away first: of two that find it stale, one moves it. */
function clear(lock) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Runs `work` while this process alone holds `lock`, a path; `onWait` is called once when another one does. */
export async function withLock(lock, work, onWait) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = false; !take(lock); waited = true) {
    if (isStale(lock)) clear(lock);
    else if (!waited) onWait();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  // A failed installation ends the process without returning here.
  process.once('exit', release);
  const result = await work();
  process.off('exit', release);
  release();
  return result;
}

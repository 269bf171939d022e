// One command at a time installs or builds: two that begin together would write the same folders. Not a package: it is
// needed before any is installed.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any installation or build; a process with that ID is then another program. */
const STALE_MS = 20 * 60_000;
const PAUSE_MS = 100;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the owner of a lock has exited without removing it. */
function isStale(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs > STALE_MS || !isRunning(Number(readFileSync(lock, 'utf8')));
  } catch (error) {
    // It was removed meanwhile.
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Of many that create a file exclusively, one succeeds, on every file system. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Runs `work` while this process holds `lock`, a path; calls `onWait` once if another process holds it first. */
export async function withLock(lock, work, onWait) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let isWaiting = false; !take(lock); isWaiting = true) {
    if (isStale(lock)) rmSync(lock, { force: true });
    else if (!isWaiting) onWait();
    await sleep(PAUSE_MS);
  }
  const release = () => rmSync(lock, { force: true });
  // A failed installation ends the process without returning here.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

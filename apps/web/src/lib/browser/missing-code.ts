import { useEffect, useState } from 'react';
import { isReachable } from './reachable.ts';
import { readSession, writeSession } from './storage.ts';

const missingCodeErrors = new WeakSet<Error>();

/** Remembers the errors of failed code downloads. */
export function recordMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missingCodeErrors.add(payload));
}

/**
 * Reloads once for missing code, since pages open during a deploy name old files, but not while offline, where our own
 * screen says more than the browser's. Returns whether it is reloading.
 */
export function useReloadForCode(error: unknown): boolean {
  // Where the message does not name the file, there is one reload per visit.
  const file = error instanceof Error && missingCodeErrors.has(error) ? error.message : null;
  const [isReloading, setIsReloading] = useState(() => file !== null && readSession('reloadedFor') !== file);

  useEffect(() => {
    if (!isReloading || file === null) return;
    void isReachable().then((reachable) => {
      // Attempts while offline do not count.
      if (reachable) writeSession('reloadedFor', file);
      // Without storage, it would reload forever.
      if (reachable && readSession('reloadedFor') === file) window.location.reload();
      else setIsReloading(false);
    });
  }, [isReloading, file]);

  return isReloading;
}

/**
 * Reloads for missing code if the server is reachable, because browsers may cache the failure. Returns whether it is
 * reloading.
 */
export async function reloadForCode(error: unknown): Promise<boolean> {
  const isDue = error instanceof Error && missingCodeErrors.has(error) && (await isReachable());
  if (isDue) window.location.reload();
  return isDue;
}

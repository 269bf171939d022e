import { useEffect, useState } from 'react';
import { isReachable } from './reachable.ts';
import { readSession, writeSession } from './storage.ts';

const missing = new WeakSet<Error>();

/** Remembers errors of code that could not be fetched. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/**
 * Reloads once for missing code, since a page that was open during a deploy names old files. Not without a network, where our
 * own screen says more than the browser's. Returns whether it is reloading.
 */
export function useReloadForCode(error: unknown): boolean {
  // Its message names the file; otherwise there is one reload per visit.
  const file = error instanceof Error && missing.has(error) ? error.message : null;
  const [trying, setTrying] = useState(() => file !== null && readSession('reloadedFor') !== file);

  useEffect(() => {
    if (!trying || file === null) return;
    void isReachable().then((reachable) => {
      // A try without a network does not count.
      if (reachable) writeSession('reloadedFor', file);
      // Without storage, reloads would loop.
      if (reachable && readSession('reloadedFor') === file) window.location.reload();
      else setTrying(false);
    });
  }, [trying, file]);

  return trying;
}

/**
 * Reloads the page for missing code, because browsers may cache the failure, if the server can be reached. Returns whether it
 * is reloading.
 */
export async function reloadForCode(error: unknown): Promise<boolean> {
  const isDue = error instanceof Error && missing.has(error) && (await isReachable());
  if (isDue) window.location.reload();
  return isDue;
}

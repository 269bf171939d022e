import { useEffect, useState } from 'react';
import { isReachable } from './reachable.ts';
import { readSession, writeSession } from './session.ts';

const missing = new WeakSet<Error>();

/** Remembers which errors mean that a part of the app could not be fetched. */
export function noteMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/**
 * A page that was open during a deploy names files that are gone; loaded anew it names those that are there. So what
 * is missing is answered once by a reload, when the server can be reached at all: without a network our own screen
 * says more than the browser's. Gives whether that is under way.
 */
export function useReloadForCode(error: unknown): boolean {
  // Its message names the file; where it does not, one reload a visit has to do.
  const file = error instanceof Error && missing.has(error) ? error.message : null;
  const [trying, setTrying] = useState(() => file !== null && readSession('reloadedFor') !== file);

  useEffect(() => {
    if (!trying || file === null) return;
    void isReachable().then((reachable) => {
      // A try without a network was none: the one that counts is still to come.
      if (reachable) writeSession('reloadedFor', file);
      // Without storage nothing would end a loop.
      if (reachable && readSession('reloadedFor') === file) window.location.reload();
      else setTrying(false);
    });
  }, [trying, file]);

  return trying;
}

/**
 * Loads the page anew for code that was missing, because a browser may remember that it was; not where nothing is missing
 * or the server cannot be reached. Gives whether that is under way.
 */
export async function reloadForCode(error: unknown): Promise<boolean> {
  const isDue = error instanceof Error && missing.has(error) && (await isReachable());
  if (isDue) window.location.reload();
  return isDue;
}

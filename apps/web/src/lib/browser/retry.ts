import { useEffect, useRef } from 'react';

/** Short, because customers wait: what failed loads again within three seconds of the network's return. */
const FIRST_WAIT_MS = 1_500;
const LAST_WAIT_MS = 30_000;
/** In a long outage tries become rarer: after ten minutes one in eight seconds. */
const WAIT_PER_FAILURE_MS = 50;
/** Slow networks answer well before this. */
const REQUEST_LIMIT_MS = 30_000;

/** How long (ms) to wait before the next try. @param failures how many tries have failed in a row */
export const retryWaitMs = (failures: number): number =>
  Math.min(LAST_WAIT_MS, Math.max(FIRST_WAIT_MS, failures * WAIT_PER_FAILURE_MS));

/** What the server refuses because it is busy is retried, less and less often, but within ten seconds. */
const LAST_BACKOFF_MS = 9_000;
export const backoffMs = (failures: number): number => Math.min(LAST_BACKOFF_MS, FIRST_WAIT_MS * 2 ** (failures - 1));

/**
 * While something has failed, tries again: as soon as the browser is online or the page is visible again, and on a
 * timer, because browsers do not report a server that is down. Hidden pages wait.
 * @param failures how many tries have failed in a row; 0 once it works
 */
export function useRetry(failures: number, retry: () => void, waitMs = retryWaitMs): void {
  const latest = useRef(retry);
  latest.current = retry;
  const wait = waitMs(failures);
  useEffect(() => {
    if (failures === 0) return;
    const stop = new AbortController();
    const tryAgain = (): void => {
      if (document.hidden) return;
      stop.abort();
      latest.current();
    };
    const timer = setTimeout(tryAgain, wait);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('online', tryAgain, stop);
    document.addEventListener('visibilitychange', tryAgain, stop);
    return () => stop.abort();
  }, [failures, wait]);
}

/**
 * Makes a request and aborts it if it may never get a response: after half a minute, or once the browser is online
 * again, since the connection from before is gone.
 */
export async function abortHanging<Response>(request: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const hanging = new AbortController();
  const abort = (): void => hanging.abort(new TypeError('The request got no response.'));
  const timer = setTimeout(abort, REQUEST_LIMIT_MS);
  window.addEventListener('online', abort);
  try {
    return await request(hanging.signal);
  } finally {
    clearTimeout(timer);
    window.removeEventListener('online', abort);
  }
}

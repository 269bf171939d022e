const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 30_000;

export const isReachable = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls once when the server responds again after an outage. Polls, because browsers report being online too early and
 * never report a server that is down. Does not call if the first try succeeds, since what failed would fail again.
 * Returns a function that stops it.
 */
export function onReachableAgain(onReachable: () => void): () => void {
  let wasUnreachable = false;
  let isStopped = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', checkNow);
  };
  const check = async (): Promise<void> => {
    clearTimeout(timer);
    const reachable = await isReachable();
    if (isStopped) return;
    if (reachable) {
      stop();
      if (wasUnreachable) onReachable();
      return;
    }
    wasUnreachable = true;
    clearTimeout(timer);
    timer = setTimeout(check, waitMs);
    waitMs = Math.min(waitMs * 2, LAST_WAIT_MS);
  };
  const checkNow = (): void => {
    [wasUnreachable, waitMs] = [true, FIRST_WAIT_MS];
    void check();
  };
  window.addEventListener('online', checkNow);
  void check();
  return stop;
}

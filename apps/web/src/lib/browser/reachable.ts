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
export function onceReachableAgain(call: () => void): () => void {
  let [away, ended, wait] = [false, false, FIRST_WAIT_MS];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener('online', askNow);
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const reachable = await isReachable();
    if (ended) return;
    if (reachable) {
      end();
      if (away) call();
      return;
    }
    away = true;
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
    wait = Math.min(wait * 2, LAST_WAIT_MS);
  };
  const askNow = (): void => {
    [away, wait] = [true, FIRST_WAIT_MS];
    void ask();
  };
  window.addEventListener('online', askNow);
  void ask();
  return end;
}

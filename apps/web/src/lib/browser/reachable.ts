/** Between two questions whether the server is there again. */
const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 30_000;

export const isReachable = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls once, when the server answers again after it did not: a browser is online before it reaches anything, and
 * says nothing where the server was away. Where it answers from the first, nothing is called: what failed then would
 * fail again. Gives what ends the waiting.
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

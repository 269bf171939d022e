/** How often it looks. A much longer gap means that this process itself did not run. */
const LOOK_MS = 1_000;

export interface Watchdog {
  /** Something advanced. */
  reset(): void;
  stop(): void;
}

/**
 * Calls back once, after `limitMs` milliseconds without a reset. Time in which this process did not run (stopped, without
 * CPU, on a sleeping machine) does not count, since it could not have seen any progress.
 */
export function startWatchdog(limitMs: number, onExpire: () => void): Watchdog {
  const stepMs = Math.min(LOOK_MS, limitMs / 4);
  let stillMs = 0;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    stillMs += Math.min(nowMs - lookedAt, 2 * stepMs);
    lookedAt = nowMs;
    if (stillMs < limitMs) return;
    clearInterval(timer);
    onExpire();
  }, stepMs);
  return {
    reset: () => {
      stillMs = 0;
    },
    stop: () => clearInterval(timer),
  };
}

const MAX_WAIT_MS = 2000;

/** Resolves when the browser has nothing more urgent to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Missing in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, MAX_WAIT_MS / 4);
  });

/** Runs something periodically, never concurrently; closing waits for the current run. */
export function runPeriodically(
  intervalMs: number,
  run: () => Promise<void>,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, intervalMs);
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

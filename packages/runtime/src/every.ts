/** Runs something every so often, never two runs at once; closing waits for the run under way. */
export function every(
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

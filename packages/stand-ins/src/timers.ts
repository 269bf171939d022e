const AGAIN_MS = 1_000;

/** Actions that happen later, unless all is closed before; one that fails, as on a full disk, is tried again. */
export function timers() {
  const waiting = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  const later = (ms: number, action: () => Promise<void>): void => {
    if (closing.signal.aborted) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      action().catch(() => later(AGAIN_MS, action));
    }, ms);
    waiting.add(timer);
  };
  return {
    closing: closing.signal,
    later,
    close(): void {
      closing.abort();
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}

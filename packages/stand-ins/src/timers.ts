/** Actions that happen later, unless all is closed before. */
export function timers() {
  const waiting = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  return {
    closing: closing.signal,
    later(ms: number, action: () => Promise<void>): void {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void action();
      }, ms);
      waiting.add(timer);
    },
    close(): void {
      closing.abort();
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}

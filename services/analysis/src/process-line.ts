/** The work was not begun in time, and is dropped. */
export class NotBegunError extends Error {
  override name = 'NotBegunError';
}

/** First come, first served. Work that waits too long is dropped before it begins; what has begun is never given up. */
export function createProcessLine(processes: number) {
  let free = processes;
  const waiting = new Set<() => void>();
  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };
  const enter = (waitMs: number | undefined): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer =
        waitMs === undefined
          ? undefined
          : setTimeout(() => {
              waiting.delete(startNext);
              reject(new NotBegunError(`not begun within ${Math.round(waitMs)} ms`));
            }, waitMs);
      const startNext = () => {
        clearTimeout(timer);
        waiting.delete(startNext);
        resolve();
      };
      waiting.add(startNext);
    });
  };
  /** @param waitMs longest wait; endless if omitted. @throws NotBegunError */
  return async <Result>(work: () => Promise<Result>, waitMs?: number): Promise<Result> => {
    await enter(waitMs);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

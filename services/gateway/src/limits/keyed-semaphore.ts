/** A semaphore with a queue for each key in use. */
export function createKeyedSemaphore() {
  const semaphores = new Map<string, { activeCount: number; readonly waiters: (() => void)[] }>();
  return {
    /** Resolves to a function that releases the slot; null on timeout. */
    acquire: async (key: string, maxActive: number, timeoutMs: number): Promise<(() => void) | null> => {
      const semaphore = semaphores.get(key) ?? { activeCount: 0, waiters: [] };
      semaphores.set(key, semaphore);
      const release = () => {
        const nextWaiter = semaphore.waiters.shift();
        if (nextWaiter) return nextWaiter();
        semaphore.activeCount -= 1;
        if (semaphore.activeCount === 0) semaphores.delete(key);
      };
      if (semaphore.activeCount < maxActive) {
        semaphore.activeCount += 1;
        return release;
      }
      return new Promise((resolve) => {
        const waiter = () => {
          clearTimeout(timer);
          resolve(release);
        };
        const timer = setTimeout(() => {
          semaphore.waiters.splice(semaphore.waiters.indexOf(waiter), 1);
          resolve(null);
        }, timeoutMs);
        semaphore.waiters.push(waiter);
      });
    },
  };
}

/** A semaphore with a queue for each key in use. */
export function createKeyedSemaphore() {
  const turnstiles = new Map<string, { inside: number; readonly line: (() => void)[] }>();
  return {
    /** Resolves to a function that releases the slot; null on timeout. */
    enter: async (key: string, most: number, patienceMs: number): Promise<(() => void) | null> => {
      const at = turnstiles.get(key) ?? { inside: 0, line: [] };
      turnstiles.set(key, at);
      const leave = () => {
        const next = at.line.shift();
        if (next) return next();
        at.inside -= 1;
        if (at.inside === 0) turnstiles.delete(key);
      };
      if (at.inside < most) {
        at.inside += 1;
        return leave;
      }
      return new Promise((resolve) => {
        const next = () => {
          clearTimeout(timer);
          resolve(leave);
        };
        const timer = setTimeout(() => {
          at.line.splice(at.line.indexOf(next), 1);
          resolve(null);
        }, patienceMs);
        at.line.push(next);
      });
    },
  };
}

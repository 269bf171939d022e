/** A semaphore with a queue. */
export function createTurnstile(most: number) {
  let inside = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    /** Resolves to a function that releases the slot; null on timeout. */
    enter: async (patienceMs: number): Promise<(() => void) | null> => {
      if (inside < most) {
        inside += 1;
        return leave;
      }
      return new Promise((resolve) => {
        const next = () => {
          clearTimeout(timer);
          resolve(leave);
        };
        const timer = setTimeout(() => {
          line.splice(line.indexOf(next), 1);
          resolve(null);
        }, patienceMs);
        line.push(next);
      });
    },
  };
}

export type Turnstile = ReturnType<typeof createTurnstile>;

/** Counts running requests by key. */
export function createUnderWay() {
  const counts = new Map<string, number>();
  return {
    /** Returns a function that releases the slot; null if `most` of this key are running. */
    begin: (key: string, most: number): (() => void) | null => {
      const count = counts.get(key) ?? 0;
      if (count >= most) return null;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}

/** A semaphore per key, kept while in use. */
export function createTurnstiles(most: number) {
  const turnstiles = new Map<string, { readonly turnstile: Turnstile; there: number }>();
  return {
    enter: async (key: string, patienceMs: number) => {
      const at = turnstiles.get(key) ?? { turnstile: createTurnstile(most), there: 0 };
      turnstiles.set(key, at);
      at.there += 1;
      const goAway = () => {
        at.there -= 1;
        if (at.there === 0) turnstiles.delete(key);
      };
      const leave = await at.turnstile.enter(patienceMs);
      if (!leave) goAway();
      return (
        leave &&
        (() => {
          leave();
          goAway();
        })
      );
    },
  };
}

/** A semaphore with a queue. */
export interface Turnstile {
  /** Resolves to a function that releases the slot; null on timeout. */
  enter(patienceMs: number): Promise<(() => void) | null>;
}

export function createTurnstile(most: number): Turnstile {
  let inside = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    enter: async (patienceMs) => {
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

/** Counts running requests by key. */
export interface UnderWay {
  /** Returns a function that releases the slot; null if `most` of this key are running. */
  begin(key: string, most: number): (() => void) | null;
}

export function createUnderWay(): UnderWay {
  const counts = new Map<string, number>();
  return {
    begin: (key, most) => {
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
export function createTurnstiles(most: number): {
  enter(key: string, patienceMs: number): ReturnType<Turnstile['enter']>;
} {
  const turnstiles = new Map<string, { readonly turnstile: Turnstile; there: number }>();
  return {
    enter: async (key, patienceMs) => {
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

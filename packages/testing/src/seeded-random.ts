export interface SeededRandom {
  /** A whole number below `n`. */
  below(n: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** One of each `size` neighbors, in their order; all for 1. */
  pickFromEach<Item>(size: number, items: readonly Item[]): Item[];
}

/** Mulberry32: the same numbers for the same seed, so that a failure can be seen again. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const pickFromEach = <Item>(size: number, items: readonly Item[]) =>
    Array.from({ length: Math.ceil(items.length / size) }, (_, i) => pick(items.slice(i * size, (i + 1) * size)));
  return { below, pick, pickFromEach };
}

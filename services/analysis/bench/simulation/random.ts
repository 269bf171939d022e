/** Random numbers seeded by name, so pictures are reproducible on every machine. */
export interface Random {
  /** Uniform between `low` and `high`. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
}

/** FNV-1a hash of the name, as the seed of mulberry32. */
export function randomFor(name: string): Random {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * uniform(),
    chance: (share) => uniform() < share,
  };
}

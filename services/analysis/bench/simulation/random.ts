/** Random numbers that depend on a name alone: the same person, section and photo give the same picture on every machine. */
export interface Random {
  /** Uniform between `low` and `high`. */
  between(low: number, high: number): number;
  /** Normal about `mean`, cut off at two and a half `sd`, so that no single draw leaves what was published. */
  near(mean: number, sd: number): number;
  chance(share: number): boolean;
}

/** FNV-1a over the name seeds a 32-bit mulberry stream. */
export function randomFor(name: string): Random {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const normal = (): number => {
    const z = Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
    return Math.abs(z) <= 2.5 ? z : normal();
  };
  return {
    between: (low, high) => low + (high - low) * uniform(),
    near: (mean, sd) => mean + sd * normal(),
    chance: (share) => uniform() < share,
  };
}

/** A deterministic generator (mulberry32), 0..1, so drawings repeat for the same seed. */
export function random(seed: number): () => number {
  let state = (seed * 0x9e3779b9 + 0x6d2b79f5) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

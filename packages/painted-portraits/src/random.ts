import { mix } from './numeric.ts';

export interface Random {
  /** Uniform in 0..1. */
  next(): number;
  range(low: number, high: number): number;
  /** Normal with mean 0 and standard deviation 1. */
  normal(): number;
  pick<const T>(values: readonly [T, ...T[]]): T;
}

/** FNV-1a, so that seeds may be words and streams for different purposes stay apart. */
function hashSeed(...parts: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const char of parts.join('/')) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}

/** Mulberry32: small, fast and the same everywhere. */
export function createRandom(...seed: readonly (string | number)[]): Random {
  let state = hashSeed(...seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => mix(low, high, next()),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}

const LATTICE_SIZE = 256;
const lattice = (() => {
  const random = createRandom('lattice');
  return Float32Array.from({ length: LATTICE_SIZE * LATTICE_SIZE }, () => random.next() * 2 - 1);
})();

/** Smooth value noise in about -1..1 with features of unit size. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const x0 = xi & 255;
  const x1 = (xi + 1) & 255;
  const r0 = (yi & 255) * LATTICE_SIZE;
  const r1 = ((yi + 1) & 255) * LATTICE_SIZE;
  const top = mix(lattice[r0 + x0] as number, lattice[r0 + x1] as number, sx);
  const bottom = mix(lattice[r1 + x0] as number, lattice[r1 + x1] as number, sx);
  return mix(top, bottom, sy);
}

/** Three octaves of noise, in about -1..1. */
export const fractalNoise = (x: number, y: number): number =>
  (noise(x, y) + 0.5 * noise(2.03 * x + 17, 2.03 * y + 5) + 0.25 * noise(4.1 * x + 3, 4.1 * y + 41)) / 1.75;

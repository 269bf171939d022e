import type { Vec3 } from './numeric.ts';
import type { Random } from './random.ts';

export type HairStyle = 'short' | 'bob' | 'long' | 'coils' | 'bald';

export interface Strand {
  /** From the root (0) to the tip (1), in cm at rest. */
  path(t: number): Vec3;
  /** What it shares with its neighbors, about -1..1: hairs of one lock are lighter or darker together. */
  readonly lock: number;
}

/** The shape of a head of hair. */
export interface HairField {
  /** How much of the scalp at a point of the head is covered at its root, 0..1. */
  rootCover(x: number, y: number, z: number): number;
  /** The dark mass below the strands as grids of points; a hole where undefined. */
  readonly shells: readonly HairShell[];
  /** A random strand; `layer` 0 is the lowest, 1 the outermost. */
  strand(random: Random, layer: number): Strand;
  readonly strands: number;
  /** Points along a strand. */
  readonly steps: number;
  /** Width of a lock in cm. */
  readonly width: number;
}

export interface HairShell {
  readonly columns: number;
  readonly rows: number;
  point(column: number, row: number): Vec3 | undefined;
}

import { mean } from './arrays.ts';

export const DIMENSIONS = [0, 1, 2] as const;
export type Dimension = (typeof DIMENSIONS)[number];
/** The dimension that exposure changes. */
export const DEPTH: Dimension = 2;

/** One value per dimension. */
export type Triple<T = number> = readonly [T, T, T];

export const triple = <T>(of: (dimension: Dimension) => T): Triple<T> => [of(0), of(1), of(2)];

/** A copy with one dimension changed. */
export const moved = (values: Triple, dimension: Dimension, by: number): Triple =>
  triple((d) => (d === dimension ? values[d] + by : values[d]));

export const meanOf = (colors: readonly Triple[]): Triple => triple((d) => mean(colors.map((color) => color[d])));

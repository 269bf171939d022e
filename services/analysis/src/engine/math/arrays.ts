/**
 * A number that the caller knows to exist; NaN where it does not. Loops over pixels write `values[i] ?? 0` instead: this meets
 * arrays of every kind, so that the compiler can't make it a plain read.
 */
export const at = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;

/** NaN of no values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** An object with one entry for each key. */
export const mapKeys = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  keys.reduce(
    (all, key) => {
      all[key] = of(key);
      return all;
    },
    {} as Record<K, V>,
  );

/**
 * A value known to exist; NaN otherwise. Pixel loops use `values[i] ?? 0` instead: this is megamorphic, so the compiler
 * cannot inline it.
 */
export const at = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;

/** NaN without values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** An object with one entry per key. */
export const mapKeys = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  keys.reduce(
    (all, key) => {
      all[key] = of(key);
      return all;
    },
    {} as Record<K, V>,
  );

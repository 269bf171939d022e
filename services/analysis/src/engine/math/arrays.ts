/** A number that the caller knows to exist; NaN where it does not. */
export const at = (values: ArrayLike<number>, index: number): number => values[index] ?? Number.NaN;

/** An object with one entry for each key. */
export const mapKeys = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

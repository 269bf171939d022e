/** Memoizes by object: the bootstrap asks for each person hundreds of times. */
export function memo<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const result = results.get(key);
    if (result) return result.value;
    const value = make(key);
    results.set(key, { value });
    return value;
  };
}

/** Storage that never throws: if it is full or blocked, values last as long as the page. */
export function keptIn<Key extends string>(storage: () => Storage) {
  const onPage = new Map<Key, string>();
  const read = (key: Key): string | null => {
    try {
      return onPage.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  };
  /** `null` removes the key. */
  const write = (key: Key, value: string | null): void => {
    onPage.delete(key);
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, value);
    } catch {
      if (value !== null) onPage.set(key, value);
    }
  };
  /** Null if there is no valid value. */
  const readJson = <T>(key: Key): T | null => {
    try {
      return JSON.parse(read(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  };
  return { read, write, readJson, writeJson: (key: Key, value: unknown): void => write(key, JSON.stringify(value)) };
}

/** Reading and writing never throw where storage is full or blocked: what cannot be kept lasts as long as the page. */
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
  /** Null where nothing is kept, or nothing that can be read. */
  const readJson = <T>(key: Key): T | null => {
    try {
      return JSON.parse(read(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  };
  return { read, write, readJson, writeJson: (key: Key, value: unknown): void => write(key, JSON.stringify(value)) };
}

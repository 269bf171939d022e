/** Phones answer within a fraction of this; a full or broken store may never answer. */
const STORAGE_LIMIT_MS = 1000;

/**
 * The result of a read or write of IndexedDB or the Cache Storage, or undefined if the store is missing, fails or has not
 * answered within a second. Storage only adds: nothing that the network or memory gave waits for it longer. A write that
 * is slow continues.
 */
export function tryStorage<T>(operation: () => Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, STORAGE_LIMIT_MS, undefined);
    Promise.resolve()
      .then(operation)
      .catch(() => undefined)
      .then((result) => {
        clearTimeout(limit);
        resolve(result);
      });
  });
}

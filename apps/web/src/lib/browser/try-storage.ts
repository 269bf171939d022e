import { inTime } from './in-time.ts';

/**
 * The result of a read or write of IndexedDB or the Cache Storage, or undefined if the store is missing, fails or has not
 * answered in time. Storage only adds: nothing that the network or memory gave waits for it longer. A write that is slow
 * continues.
 */
export const tryStorage = <T>(operation: () => Promise<T>): Promise<T | undefined> =>
  inTime('storage', Promise.resolve().then(operation)).catch(() => undefined);

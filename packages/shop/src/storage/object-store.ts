import type { Readable } from 'node:stream';

export class ObjectNotFoundError extends Error {
  override name = 'ObjectNotFoundError';
}

/** The store is down, slow, overloaded or full: retry later. The cause has details. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  readonly code = 'STORE_UNAVAILABLE';
}

/** The store refuses us: wrong key, region, bucket, permission or clock. Retrying does not help. */
export class StoreRefusedError extends StoreUnavailableError {
  override name = 'StoreRefusedError';
}

/** A byte range, inclusive; without `last`, to the end. */
export interface ByteRange {
  readonly first: number;
  readonly last?: number;
}

export interface StoredObject {
  readonly body: Readable;
  /** Size of the body, or of the requested range. */
  readonly bytes: number;
}

/** A longer answer of a store takes the event loop too long to read. */
export const PAGE_KEYS = 500;

/** Keys come from `object-keys.ts`. All store failures, also in body streams, are StoreUnavailableErrors. */
export interface ObjectStore {
  /** Replaces an existing object. Atomic: if the stream fails, nothing is stored and its error is rethrown. */
  put(key: string, body: Readable | Uint8Array, contentType: string): Promise<{ bytes: number }>;
  /** @throws ObjectNotFoundError; RangeError if the range starts beyond the end */
  get(key: string, range?: ByteRange): Promise<StoredObject>;
  /** @throws ObjectNotFoundError */
  getBytes(key: string): Promise<Buffer>;
  /** Keys with this prefix, unordered and in memory: for small sets. */
  list(prefix: string): Promise<string[]>;
  /** The same in ascending order and pages of at most PAGE_KEYS, from behind a key on: for sets of any size. */
  pages(prefix: string, after?: string): AsyncIterable<string[]>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
  /** Idempotent. */
  deletePrefix(prefix: string): Promise<void>;
  /** Deletes up to PAGE_KEYS with this prefix. Returns whether there were any: for sets of any size. */
  deletePage(prefix: string): Promise<boolean>;
  /** Whether the store responds and accepts us. @throws StoreRefusedError, StoreUnavailableError */
  ping(): Promise<void>;
}

export async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @throws if a key could escape its location */
export function assertObjectKey(key: string): void {
  const steps = key.split('/');
  if (steps.some((step) => step === '' || step === '.' || step === '..')) {
    throw new Error('An object key leaves the store');
  }
}

/** @throws if a prefix ends within a name: `orders/1` would match `orders/12` */
export function assertFolderPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error('A prefix ends with a slash');
  assertObjectKey(prefix.slice(0, -1));
}

/** Records a source's error, to distinguish it from a store failure. */
export function trackSourceError(body: Readable | Uint8Array): () => Error | undefined {
  let failure: Error | undefined;
  if ('once' in body) body.once('error', (error) => (failure = error));
  return () => failure;
}

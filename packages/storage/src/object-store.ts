import type { Readable } from 'node:stream';

/** The object is not there. */
export class ObjectNotFoundError extends Error {
  override name = 'ObjectNotFoundError';
}

/** The store is away, slow, overloaded or full: the same call can work later. The cause says what happened. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  readonly code = 'STORE_UNAVAILABLE';
}

/** The store answers and refuses us: a wrong key, region, bucket, permission or clock. No waiting mends that. */
export class StoreRefusedError extends StoreUnavailableError {
  override name = 'StoreRefusedError';
}

/** Bytes of an object, both ends included; without `last`, to its end. */
export interface ByteRange {
  readonly first: number;
  readonly last?: number;
}

export interface StoredObject {
  readonly body: Readable;
  /** Of the body: of the range, where one was asked for. */
  readonly bytes: number;
}

/**
 * The few verbs that this product needs of an object store. Keys come from `object-keys.ts` alone. Whatever is wrong
 * with the store itself is a StoreUnavailableError, in the body's stream as well.
 */
export interface ObjectStore {
  /**
   * Stores a stream or bytes under a key, replacing what is there. An object becomes visible whole or
   * not at all: when the stream fails, nothing is left and the error is passed on.
   */
  put(key: string, body: Readable | Uint8Array, contentType: string): Promise<{ bytes: number }>;
  /** @throws ObjectNotFoundError; RangeError where the object ends before the range begins */
  get(key: string, range?: ByteRange): Promise<StoredObject>;
  /** @throws ObjectNotFoundError */
  getBytes(key: string): Promise<Buffer>;
  /** The keys that start with this, in no order. For what is few: they are held at once. */
  list(prefix: string): Promise<string[]>;
  /** Deletes everything whose key starts with this. Repeating it changes nothing. */
  deletePrefix(prefix: string): Promise<void>;
  /** Whether the store answers and would serve us. @throws StoreRefusedError, StoreUnavailableError */
  ping(): Promise<void>;
}

export async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @throws where a key could mean another place than its own */
export function requireKey(key: string): void {
  const steps = key.split('/');
  if (steps.some((step) => step === '' || step === '.' || step === '..')) {
    throw new Error('An object key leaves the store');
  }
}

/** @throws where a prefix ends within a name: `orders/1` would be that of `orders/12` too */
export function requirePrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error('A prefix ends with a slash');
  requireKey(prefix.slice(0, -1));
}

/** Remembers what a source failed with, so that it is not taken for a failure of the store. */
export function watchSource(body: Readable | Uint8Array): () => Error | undefined {
  let failure: Error | undefined;
  if ('once' in body) body.once('error', (error) => (failure = error));
  return () => failure;
}

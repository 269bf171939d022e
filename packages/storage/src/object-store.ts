import type { Readable } from 'node:stream';

/** The object is not there. */
export class ObjectNotFoundError extends Error {
  override name = 'ObjectNotFoundError';
}

export interface StoredObject {
  readonly body: Readable;
  readonly bytes: number;
}

/** The few verbs that this product needs of an object store. Keys come from `object-keys.ts` alone. */
export interface ObjectStore {
  /**
   * Stores a stream or bytes under a key, replacing what is there. An object becomes visible whole or
   * not at all: when the stream fails, nothing is left and the error is passed on.
   */
  put(key: string, body: Readable | Uint8Array, contentType: string): Promise<{ bytes: number }>;
  /** @throws ObjectNotFoundError */
  get(key: string): Promise<StoredObject>;
  /** @throws ObjectNotFoundError */
  getBytes(key: string): Promise<Buffer>;
  /** Deletes everything whose key starts with this. Repeating it changes nothing. */
  deletePrefix(prefix: string): Promise<void>;
  /** Whether the store answers. */
  ping(): Promise<void>;
}

export async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

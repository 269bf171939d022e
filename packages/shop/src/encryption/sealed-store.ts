import { Readable } from 'node:stream';
import {
  type ByteRange,
  type KeyOwner,
  ObjectNotFoundError,
  type ObjectStore,
  ownerOf,
  readAll,
  type StoredObject,
} from '../storage/index.ts';
import { SealBrokenError } from './key-service.ts';
import type { OrderKey, OrderKeys } from './order-keys.ts';
import { HEAD_BYTES, isSealed, seal, sizeWithin, unseal } from './sealed-bytes.ts';

/** Reveals nothing about the content. */
const SEALED_TYPE = 'application/octet-stream';

/** Reads this many bytes, or all if fewer, and returns the rest. */
async function splitHead(body: Readable): Promise<{ head: Buffer; rest: AsyncGenerator<Buffer> }> {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  while (read.length < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    read = Buffer.concat([read, value]);
  }
  async function* rest() {
    yield read.subarray(HEAD_BYTES);
    for (;;) {
      const { done, value } = await chunks.next();
      if (done) return;
      yield value;
    }
  }
  return { head: read.subarray(0, HEAD_BYTES), rest: rest() };
}

/** A range of bytes, reading no more than needed. */
async function* within(source: AsyncIterable<Buffer>, first: number, last: number): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const bytes of source) {
    if (at + bytes.length > first) yield bytes.subarray(Math.max(0, first - at), last + 1 - at);
    at += bytes.length;
    if (at > last) return;
  }
}

/** The first block is decrypted in advance, so that failures precede the response. */
async function streamOf(source: AsyncGenerator<Buffer>, within: Readable): Promise<Readable> {
  const first = await source.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* source;
  }
  const body = Readable.from(all(), { objectMode: false });
  body.once('close', () => within.destroy());
  return body;
}

function rangeOf({ first, last = Number.POSITIVE_INFINITY }: ByteRange, size: number): { first: number; last: number } {
  if (first >= size) throw new RangeError('The object ends before the range');
  return { first, last: Math.min(last, size - 1) };
}

interface Opening {
  readonly key: string;
  readonly orderKey: OrderKey | null;
  readonly range: ByteRange | undefined;
}

async function openObject({ body, bytes }: StoredObject, { key, orderKey, range }: Opening): Promise<StoredObject> {
  const { head, rest } = await splitHead(body);
  if (!isSealed(head)) throw new SealBrokenError(`${key} is not sealed`);
  // Its key is deleted, and with it all copies.
  if (!orderKey) throw new ObjectNotFoundError(key);
  const size = sizeWithin(bytes, key);
  const plainBytes = unseal(orderKey.dataKey, key, head, rest);
  if (!range) return { body: await streamOf(plainBytes, body), bytes: size };
  const { first, last } = rangeOf(range, size);
  return { body: await streamOf(within(plainBytes, first, last), body), bytes: last - first + 1 };
}

/** A store that transparently encrypts an order's objects with its key. */
export function createSealedStore(store: ObjectStore, keys: OrderKeys): ObjectStore {
  async function getOwned(owner: KeyOwner, key: string, range?: ByteRange): Promise<StoredObject> {
    const orderKey = await keys.find(owner);
    const object = await store.get(key);
    try {
      return await openObject(object, { key, orderKey, range });
    } catch (error) {
      object.body.destroy();
      throw error;
    }
  }

  async function putOwned(owner: KeyOwner, key: string, body: Readable | Uint8Array): Promise<{ bytes: number }> {
    // Errors while the key is created surface when the body is read.
    if (body instanceof Readable) body.on('error', () => {});
    const { dataKey } = await keys.make(owner);
    let bytes = 0;
    async function* counted() {
      for await (const chunk of body instanceof Readable ? body : [body]) {
        bytes += chunk.length;
        yield chunk;
      }
    }
    await store.put(key, Readable.from(seal(dataKey, key, counted()), { objectMode: false }), SEALED_TYPE);
    return { bytes };
  }

  const get: ObjectStore['get'] = async (key, range) => {
    const owner = ownerOf(key);
    return owner ? getOwned(owner, key, range) : store.get(key, range);
  };

  return {
    get,
    getBytes: async (key) => readAll((await get(key)).body),
    put: async (key, body, contentType) => {
      const owner = ownerOf(key);
      return owner ? putOwned(owner, key, body) : store.put(key, body, contentType);
    },
    list: (prefix) => store.list(prefix),
    pages: (prefix, after) => store.pages(prefix, after),
    delete: (key) => store.delete(key),
    deletePrefix: (prefix) => store.deletePrefix(prefix),
    deletePage: (prefix) => store.deletePage(prefix),
    ping: () => store.ping(),
  };
}

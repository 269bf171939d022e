import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { SealBrokenError } from './key-service.ts';

/*
 * Encryption format: four magic bytes and a salt, then 64 KiB blocks, each with AES-256-GCM and a tag. Data key, salt
 * and name derive a key used once, so the nonce is the block number and a last-block flag. Renamed, truncated or
 * reordered data fails to decrypt. The construction is STREAM (Hoang, Reyhanitabar, Rogaway and Vizár 2015), as in age
 * and Tink.
 */
const LETTERS = Buffer.from('TSo1');
const SALT_BYTES = 32;
export const HEAD_BYTES: number = LETTERS.length + SALT_BYTES;
const BLOCK_BYTES = 64 * 1024;
/** Batched, because each chunk costs the store a write. */
const BLOCKS_AT_ONCE = 4;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CIPHER = 'aes-256-gcm';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Whether these first bytes are our format; no photo or PDF starts with them. */
export const isSealed = (head: Buffer): boolean => head.subarray(0, LETTERS.length).equals(LETTERS);

const keyFor = (dataKey: Buffer, salt: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, salt, `sealed ${name}`, 32));

function nonceOf(block: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(block, NONCE_BYTES - 5);
  nonce.writeUInt8(last ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

/** Blocks of a fixed size; the last is marked and may be shorter. */
async function* blocksOf(source: Bytes, size: number): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let chunks: Buffer[] = [];
  let count = 0;
  for await (const { buffer, byteOffset, byteLength } of source) {
    const chunk = Buffer.from(buffer, byteOffset, byteLength);
    if (count + byteLength <= size) {
      chunks.push(chunk);
      count += byteLength;
      continue;
    }
    // Copies only the block that spans two chunks.
    let at = size - count;
    yield {
      bytes: count === 0 ? chunk.subarray(0, at) : Buffer.concat([...chunks, chunk.subarray(0, at)]),
      last: false,
    };
    for (; byteLength - at > size; at += size) yield { bytes: chunk.subarray(at, at + size), last: false };
    chunks = [chunk.subarray(at)];
    count = byteLength - at;
  }
  yield { bytes: Buffer.concat(chunks), last: true };
}

export async function* seal(dataKey: Buffer, name: string, source: Bytes): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = keyFor(dataKey, salt, name);
  let sealed: Buffer[] = [LETTERS, salt];
  let number = 0;
  for await (const { bytes, last } of blocksOf(source, BLOCK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number++, last));
    sealed.push(cipher.update(bytes), cipher.final(), cipher.getAuthTag());
    if (!last && number % BLOCKS_AT_ONCE !== 0) continue;
    yield Buffer.concat(sealed);
    sealed = [];
  }
}

/** Outputs authenticated bytes only, block by block. @param head its first HEAD_BYTES @throws SealBrokenError */
export async function* unseal(dataKey: Buffer, name: string, head: Buffer, rest: Bytes): AsyncGenerator<Buffer> {
  if (head.length !== HEAD_BYTES || !isSealed(head)) throw new SealBrokenError(`${name} is not sealed`);
  const key = keyFor(dataKey, head.subarray(LETTERS.length), name);
  let number = 0;
  for await (const { bytes, last } of blocksOf(rest, BLOCK_BYTES + TAG_BYTES)) {
    yield openBlock(key, nonceOf(number++, last), bytes, name);
  }
}

function openBlock(key: Buffer, nonce: Buffer, bytes: Buffer, name: string): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SealBrokenError(`${name} is not what was sealed`, { cause });
  }
}

/** Plain size for an encrypted size. @throws SealBrokenError for an impossible size */
export function sizeWithin(sealedBytes: number, name: string): number {
  const body = sealedBytes - HEAD_BYTES;
  const blocks = Math.ceil(body / (BLOCK_BYTES + TAG_BYTES));
  const size = body - blocks * TAG_BYTES;
  const minimumSize = blocks > 1 ? (blocks - 1) * BLOCK_BYTES + 1 : 0;
  if (blocks < 1 || size < minimumSize) throw new SealBrokenError(`${name} is cut`);
  return size;
}

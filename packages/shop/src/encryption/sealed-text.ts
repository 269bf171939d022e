import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SealBrokenError } from './key-service.ts';
import { HEAD_BYTES, seal, unseal } from './sealed-bytes.ts';
import { isSealedText, SEALED_TEXT, type SealedText } from './sealed-column.ts';

async function whole(blocks: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const block of blocks) chunks.push(block);
  return Buffer.concat(chunks);
}

/** Encrypts a JSON column's value under a name. Compressed first, since ciphertext does not compress. */
export async function sealText(dataKey: Buffer, name: string, value: unknown): Promise<SealedText> {
  const box = await whole(seal(dataKey, name, [deflateRawSync(JSON.stringify(value))]));
  return `${SEALED_TEXT}${box.toString('base64')}`;
}

/** @throws SealBrokenError */
async function openText(dataKey: Buffer, name: string, text: SealedText): Promise<string> {
  const box = Buffer.from(text.slice(SEALED_TEXT.length), 'base64');
  const compressed = await whole(unseal(dataKey, name, box.subarray(0, HEAD_BYTES), [box.subarray(HEAD_BYTES)]));
  return inflateRawSync(compressed).toString();
}

/** Decrypts a JSON column; null if empty or its key is deleted. @throws SealBrokenError */
export async function openSealed<Value>(
  dataKey: Buffer | undefined,
  name: string,
  text: SealedText | null,
): Promise<Value | null> {
  if (text === null || !dataKey) return null;
  if (!isSealedText(text)) throw new SealBrokenError(`${name} is not sealed`);
  return JSON.parse(await openText(dataKey, name, text));
}

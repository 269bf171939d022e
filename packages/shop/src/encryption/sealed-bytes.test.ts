import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SealBrokenError } from './key-service.ts';
import { HEAD_BYTES, isSealed, seal, sizeWithin, unseal } from './sealed-bytes.ts';

const NAME = 'orders/1/photos/a/1';
const BLOCK = 64 * 1024;
const key = randomBytes(32);

async function all(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of bytes) blocks.push(block);
  return Buffer.concat(blocks);
}

const sealed = (bytes: Buffer, name = NAME) => all(seal(key, name, [bytes]));
const open = (bytes: Buffer, { name = NAME, dataKey = key } = {}) =>
  all(unseal(dataKey, name, bytes.subarray(0, HEAD_BYTES), [bytes.subarray(HEAD_BYTES)]));

describe('encrypted bytes', () => {
  it.each([0, 1, 1000, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 5, 9 * BLOCK + 5])(
    'decrypts to the same %i bytes and shows their number by its length',
    async (size) => {
      const bytes = randomBytes(size);
      const box = await sealed(bytes);
      expect(isSealed(box)).toBe(true);
      expect((await open(box)).equals(bytes)).toBe(true);
      expect(sizeWithin(box.length, NAME)).toBe(size);
    },
  );

  it.each([500, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 1])('are the same in chunks of %i', async (length) => {
    const bytes = randomBytes(5 * BLOCK + 77);
    const count = Math.ceil(bytes.length / length);
    const chunks = Array.from({ length: count }, (_, i) => bytes.subarray(i * length, (i + 1) * length));
    const box = await all(seal(key, NAME, chunks));
    const pieces = Array.from({ length: 400 }, (_, i) =>
      box.subarray(HEAD_BYTES + i * 999, HEAD_BYTES + (i + 1) * 999),
    );
    expect((await all(unseal(key, NAME, box.subarray(0, HEAD_BYTES), pieces))).equals(bytes)).toBe(true);
  });

  it('differ each time, and contain no input', async () => {
    const bytes = Buffer.alloc(500, 'face');
    const [one, other] = [await sealed(bytes), await sealed(bytes)];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('faceface')).toBe(false);
  });
});

describe('modified bytes', () => {
  const bytes = randomBytes(3 * BLOCK + 9);
  const step = BLOCK + 16;
  const cases: [string, (box: Buffer) => Buffer][] = [
    ['a changed byte of a block', (box) => Buffer.from(box.map((byte, i) => (i === 70_000 ? byte ^ 1 : byte)))],
    ['a changed tag at the end', (box) => Buffer.from(box.map((byte, i) => (i === box.length - 1 ? byte ^ 1 : byte)))],
    ['another salt', (box) => Buffer.from(box.map((byte, i) => (i === 10 ? byte ^ 1 : byte)))],
    ['an end that is cut off in a block', (box) => box.subarray(0, -5)],
    ['an end that is cut off between blocks', (box) => box.subarray(0, HEAD_BYTES + 2 * step)],
    ['nothing behind the head', (box) => box.subarray(0, HEAD_BYTES)],
    ['a head that is cut', (box) => box.subarray(0, 8)],
    ['more at its end', (box) => Buffer.concat([box, Buffer.from('x')])],
    [
      'blocks in another order',
      (box) => {
        const [a, b] = [HEAD_BYTES, HEAD_BYTES + step];
        return Buffer.concat([
          box.subarray(0, a),
          box.subarray(b, b + step),
          box.subarray(a, b),
          box.subarray(b + step),
        ]);
      },
    ],
  ];
  it.each(cases)('do not decrypt: %s', async (_what, change) => {
    await expect(open(change(await sealed(bytes)))).rejects.toThrow(SealBrokenError);
  });

  it('do not decrypt under another name or key', async () => {
    const box = await sealed(bytes);
    await expect(open(box, { name: 'orders/1/photos/a/2' })).rejects.toThrow(SealBrokenError);
    await expect(open(box, { dataKey: randomBytes(32) })).rejects.toThrow(SealBrokenError);
  });

  it('output no byte of a changed block', async () => {
    const box = await sealed(bytes);
    box[HEAD_BYTES + step + 3] = (box[HEAD_BYTES + step + 3] ?? 0) ^ 1;
    const given: Buffer[] = [];
    const reading = (async () => {
      const blocks = unseal(key, NAME, box.subarray(0, HEAD_BYTES), [box.subarray(HEAD_BYTES)]);
      for await (const block of blocks) given.push(block);
    })();
    await expect(reading).rejects.toThrow(SealBrokenError);
    expect(Buffer.concat(given).equals(bytes.subarray(0, BLOCK))).toBe(true);
  });

  it.each([0, 10, HEAD_BYTES, HEAD_BYTES + 15, HEAD_BYTES + step, HEAD_BYTES + step + 16])(
    'of an impossible length %i have no size',
    (length) => {
      if (length === HEAD_BYTES + step) expect(sizeWithin(length, NAME)).toBe(BLOCK);
      else expect(() => sizeWithin(length, NAME)).toThrow(SealBrokenError);
    },
  );
});

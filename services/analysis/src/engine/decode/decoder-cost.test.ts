import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto } from './decode.ts';
import { decoderBytes, whyTooCostly } from './decoder-cost.ts';

const MIB = 2 ** 20;
const noisy = sharp({
  create: { width: 64, height: 64, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
});

/** A small JPEG whose header claims other dimensions. */
async function claiming(jpeg: Promise<Buffer>, width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg;
  const frame = [0xc0, 0xc2].map((marker) => bytes.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0) ?? 0;
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A 1-bit PNG with valid chunks and almost no data. Headers are read without checksums. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4);
    return Buffer.concat([head, data, crcOf(Buffer.concat([Buffer.from(type), data]))]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crcOf(data: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return out;
}

describe('files that are expensive to decode', () => {
  it.each([
    ['a PNG of 2 x 60,000,000', () => png(2, 60_000_000)],
    ['a PNG of 60,000,000 x 2', () => png(60_000_000, 2)],
  ])('%s is refused by its header', async (_, file) => {
    await expect(decodePhoto(file())).rejects.toThrow(/too long|too large/);
  });

  it('a progressive JPEG of 119 megapixels with whole chroma is refused by its header', async () => {
    const progressive = noisy.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    await expect(decodePhoto(await claiming(progressive, 10_900, 10_900))).rejects.toThrow('MiB');
  });

  it('predicts the memory of each kind of file', () => {
    const phone = { format: 'jpeg', width: 8000, height: 6000, channels: 3, chromaSubsampling: '4:2:0' } as const;
    expect(decoderBytes(phone)).toBe(0);
    expect(decoderBytes({ ...phone, isProgressive: true })).toBe(8000 * 6000 * 3);
    const graphic = { format: 'png', width: 4000, height: 3000, channels: 4, depth: 'ushort' } as const;
    expect(decoderBytes(graphic)).toBe(0);
    expect(decoderBytes({ ...graphic, isProgressive: true })).toBe(4000 * 3000 * 8);
    expect(decoderBytes({ ...graphic, orientation: 6 })).toBe(4000 * 3000 * 8);
  });

  it('refuses PNGs with more pixels or bits than a photo by their header', () => {
    const deep = { format: 'png', channels: 4, depth: 'ushort' } as const;
    expect(whyTooCostly({ ...deep, width: 16_384, height: 7_300 })).toContain('too deep');
    expect(whyTooCostly({ ...deep, width: 4_032, height: 3_024 })).toContain('too deep');
    const phone = { format: 'png', channels: 3, depth: 'uchar' } as const;
    expect(whyTooCostly({ ...phone, width: 5_712, height: 4_284 })).toBeUndefined();
    expect(whyTooCostly({ ...phone, channels: 4, width: 4_032, height: 3_024 })).toBeUndefined();
    expect(whyTooCostly({ ...phone, width: 8_064, height: 6_048 })).toContain('too deep');
  });

  it('accepts every kind of phone photo', () => {
    for (const [width, height] of [
      [4032, 3024],
      [8064, 6048],
      [12_000, 9000],
    ] as const) {
      expect(whyTooCostly({ format: 'jpeg', width, height, channels: 3, chromaSubsampling: '4:2:0' })).toBeUndefined();
    }
    const exported = { format: 'jpeg', channels: 3, isProgressive: true, chromaSubsampling: '4:2:0' } as const;
    expect(whyTooCostly({ ...exported, width: 8064, height: 6048 })).toBeUndefined();
    expect(decoderBytes({ ...exported, width: 8064, height: 6048 })).toBeLessThan(150 * MIB);
  });
});

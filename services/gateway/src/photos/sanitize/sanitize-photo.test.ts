import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import { afterJpegStart, afterPngHeader, jpegSegment, pngChunk } from '@trueseason/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorsOfProfile } from './icc-colors.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

/** Feeds bytes in chunks, like a network. */
async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function sanitize(bytes: Buffer, pieceSize = 1_000) {
  const { mediaType, body } = await sanitizePhoto(inPieces(bytes, pieceSize), 'a.jpg');
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return { mediaType, bytes: Buffer.concat(chunks) };
}

const noise = sharp(randomBytes(64 * 48 * 3), { raw: { width: 64, height: 48, channels: 3 } });
/** Converted through the profile, as displayed. */
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
const exif = {
  IFD0: { Make: 'SecretPhone', Copyright: 'Jane Doe' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};
const original = () =>
  noise
    .clone()
    .withExifMerge(exif)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');

describe.each([
  ['a JPEG', () => original().jpeg().toBuffer(), 'image/jpeg'],
  ['a progressive JPEG', () => original().jpeg({ progressive: true }).toBuffer(), 'image/jpeg'],
  ['a PNG', () => original().png().toBuffer(), 'image/png'],
])('%s', (_, make, mediaType) => {
  it('keeps its pixels, color profile and orientation, and nothing else', async () => {
    const photo = await make();
    expect(photo.includes('SecretPhone')).toBe(true);
    const clean = await sanitize(photo);
    expect(clean.mediaType).toBe(mediaType);
    expect(await pixels(clean.bytes)).toEqual(await pixels(photo));
    const metadata = await sharp(clean.bytes).metadata();
    expect(metadata.orientation).toBe(6);
    // The profile's colors, without text and date.
    const icc = (await sharp(photo).metadata()).icc ?? Buffer.alloc(0);
    expect(metadata.icc).toEqual(colorsOfProfile(icc));
    expect(metadata.xmp).toBeUndefined();
    for (const secret of ['SecretPhone', 'Jane Doe', 'xmpmeta']) expect(clean.bytes.includes(secret)).toBe(false);
  });

  it('is the same for any chunk size', async () => {
    const photo = await make();
    const whole = await sanitize(photo, photo.length);
    for (const size of [1, 7, 333]) expect((await sanitize(photo, size)).bytes).toEqual(whole.bytes);
  });

  it('loses data after its end', async () => {
    const photo = await make();
    const clean = await sanitize(photo);
    const polyglot = Buffer.concat([photo, Buffer.from('PK\x03\x04 a video or an archive')]);
    expect((await sanitize(polyglot)).bytes).toEqual(clean.bytes);
  });

  it('is refused when truncated', async () => {
    const photo = await make();
    for (const length of [10, 100]) {
      await expect(sanitize(photo.subarray(0, length))).rejects.toMatchObject({ code: 'photo_damaged' });
    }
  });
});

const FRAME = Buffer.from([0xff, 0xc0]);

it('reads JPEGs that every viewer reads, and marks a missing end', async () => {
  const photo = await original().jpeg().toBuffer();
  const { bytes: clean } = await sanitize(photo);
  const frame = photo.indexOf(FRAME);
  const unended = photo.subarray(0, -2);
  const marked = Buffer.concat([clean.subarray(0, -2), Buffer.from([0xff, 0xff, 0xd9])]);
  expect((await sanitize(unended)).bytes).toEqual(marked);
  expect(
    (await sanitize(Buffer.concat([photo.subarray(0, frame), Buffer.alloc(3), photo.subarray(frame)]))).bytes,
  ).toEqual(clean);
  const { bytes } = await sanitize(Buffer.concat([unended, Buffer.from('SEFHe\0\0\0\xff\x01SEFT', 'latin1')]));
  expect(bytes.subarray(-3)).toEqual(marked.subarray(-3));
  expect((await sharp(bytes, { failOn: 'warning' }).raw().toBuffer()).equals(await sharp(clean).raw().toBuffer())).toBe(
    true,
  );
});

const withChunk = (photo: Buffer, type: string, data: readonly number[]): Buffer =>
  afterPngHeader(photo, pngChunk(type, Buffer.from(data)));

it('refuses encodings that would be measured in wrong colors, with what to do', async () => {
  const [jpeg, png] = [await original().jpeg().toBuffer(), await original().png().toBuffer()];
  const plain = await noise.clone().png().toBuffer();
  const frame = jpeg.indexOf(FRAME);
  const as = (place: number, byte: number) =>
    Buffer.concat([jpeg.subarray(0, place), Buffer.from([byte]), jpeg.subarray(place + 1)]);
  const gamma = withChunk(plain, 'gAMA', [0, 0, 0xd9, 0x03]);
  const empty = Buffer.alloc(132);
  empty.write('RGB XYZ ', 16, 'latin1');
  empty.write('acsp', 36, 'latin1');
  const unusual = {
    lossless: as(frame + 1, 0xc3),
    arithmetic: as(frame + 1, 0xc9),
    '12 bits': as(frame + 4, 12),
    'gamma 1.8': gamma,
    'Display P3 by cICP': withChunk(plain, 'cICP', [12, 13, 0, 1]),
    'gamma 1.8 beside a broken profile': withChunk(gamma, 'iCCP', [...Buffer.from('x\0\0broken')]),
    'gamma 1.8 beside a profile of no colors': withChunk(gamma, 'iCCP', [
      ...Buffer.from('x\0\0'),
      ...deflateSync(empty),
    ]),
  };
  for (const [name, bytes] of Object.entries(unusual))
    await expect(sanitize(bytes), name).rejects.toMatchObject({ code: 'photo_encoding' });
  await sanitize(withChunk(plain, 'gAMA', [0, 0, 0xb1, 0x8f]));
  await sanitize(withChunk(png, 'gAMA', [0, 0, 0xd9, 0x03]));
  const clean = (await sanitize(plain)).bytes;
  const at = clean.indexOf('IDAT') - 4;
  const emptyFirst = Buffer.concat([clean.subarray(0, at), pngChunk('IDAT', Buffer.alloc(0)), clean.subarray(at)]);
  expect((await sanitize(emptyFirst)).bytes).toEqual(emptyFirst);
  // Broken, so the profile counts.
  expect((await sanitize(withChunk(png, 'cICP', [1, 13]))).bytes).toEqual((await sanitize(png)).bytes);
  expect((await sanitize(withChunk(plain, 'iCCP', [...Buffer.from('x\0\0broken')]))).mediaType).toBe('image/png');
});

describe('while its sender pauses, a photo', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const held = async () => {
    // Buffers are freed in the background.
    for (let times = 0; times < 3; times++) {
      collect();
      await setImmediate();
    }
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    return arrayBuffers + heapUsed;
  };
  const large = (type: string) => pngChunk(type, Buffer.alloc(1_000_000));
  const one = pngChunk('IDAT', Buffer.alloc(1));
  const singles = Array.from({ length: 150 }, () => [one, pngChunk('tEXt', Buffer.alloc(65_000))]).flat();
  const dropped = jpegSegment(0xe5, Buffer.alloc(65_000));
  const piece = (number: number) => Buffer.from([...Buffer.from('ICC_PROFILE\0'), number, 200, 0]);
  const profile = pngChunk('iCCP', Buffer.alloc(1_000_000));
  const pieces = Array.from({ length: 150 }, (_, i) => [jpegSegment(0xe2, piece(i)), dropped]).flat();

  it.each([
    ['of unknown chunks', 'png', ['zzAa', 'zzAb', 'tEXt', 'QQQQ', 'gAMA', 'cICP', 'sRGB', 'cHRM'].map(large), 16_384],
    ['of single bytes between what is dropped', 'png', singles, 16_384],
    ['in tiny pieces', 'png', [profile], 3],
    ['whose profile comes in many parts', 'jpeg', pieces, 16_384],
  ] as const)('%s holds little', async (_, format, parts, size) => {
    const start = await noise.clone().toFormat(format).toBuffer();
    const sent = (format === 'png' ? afterPngHeader : afterJpegStart)(start, ...parts).subarray(0, -start.length - 40);
    async function* source() {
      const before = await held();
      for (let at = 0; at < sent.length; at += size) yield Buffer.from(sent.subarray(at, at + size));
      most = (await held()) - before;
    }
    let most = Number.NaN;
    const { body } = await sanitizePhoto(source(), 'a.jpg');
    await expect(body[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'photo_damaged' });
    expect(most / 2 ** 20).toBeLessThan(3);
  });
});

it('refuses a PNG that ends before its pixels, whatever follows', async () => {
  const plain = await noise.clone().png().toBuffer();
  await expect(sanitize(afterPngHeader(plain, pngChunk('IEND', Buffer.alloc(0))))).rejects.toMatchObject({
    code: 'photo_damaged',
  });
});

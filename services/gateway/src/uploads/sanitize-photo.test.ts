import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorsOfProfile } from './icc-colors.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

/** Feeds bytes in chunks, like a network. */
async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function sanitize(bytes: Buffer, pieceSize = 1_000) {
  const { mediaType, body } = await sanitizePhoto(inPieces(bytes, pieceSize));
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
    for (const length of [10, 100, photo.length - 3]) {
      await expect(sanitize(photo.subarray(0, length))).rejects.toMatchObject({ code: 'photo_damaged' });
    }
  });
});

it.each([
  ['a text', Buffer.from('hello, this is no picture')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('refuses %s by its content', async (_, bytes) => {
  await expect(sanitize(bytes)).rejects.toMatchObject({ code: 'photo_type' });
});

it('refuses a decompression bomb before decoding', async () => {
  const bomb = Buffer.from(await original().png().toBuffer());
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  await expect(sanitize(bomb)).rejects.toMatchObject({ code: 'photo_damaged' });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorsOfProfile } from './icc-colors.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

const plain = sharp({ create: { width: 16, height: 16, channels: 3, background: '#b07850' } });
const p3 = async () =>
  (
    await plain
      .clone()
      .withIccProfile('p3')
      .png()
      .toBuffer()
      .then((png) => sharp(png).metadata())
  ).icc;

/** A profile with an extra tag that contains this text. */
function withText(profile: Buffer, name: string, text: string): Buffer {
  const count = profile.readUInt32BE(128);
  const data = Buffer.concat([Buffer.from('text\0\0\0\0', 'latin1'), Buffer.from(text)]);
  const table = Buffer.from(profile.subarray(132, 132 + count * 12));
  for (let i = 0; i < count; i++) table.writeUInt32BE(table.readUInt32BE(i * 12 + 4) + 12, i * 12 + 4);
  const entry = Buffer.alloc(12);
  entry.write(name, 'latin1');
  entry.writeUInt32BE(profile.length + 12, 4);
  entry.writeUInt32BE(data.length, 8);
  const head = Buffer.from(profile.subarray(0, 132));
  head.writeUInt32BE(count + 1, 128);
  head.writeUInt32BE(profile.length + 12 + data.length);
  head.write('SecretPh', 48, 'latin1');
  head.write('Jane Doe', 80, 'latin1');
  return Buffer.concat([head, table, entry, profile.subarray(132 + count * 12), data]);
}

describe('a color profile', () => {
  it('loses its text, maker and date, and keeps its colors', async () => {
    const profile = (await p3()) ?? Buffer.alloc(0);
    const clean = colorsOfProfile(withText(profile, 'cprt', 'made by Jane Doe at home')) ?? Buffer.alloc(0);
    for (const secret of ['SecretPh', 'Jane Doe', 'home', 'desc', 'cprt']) expect(clean.includes(secret)).toBe(false);
    expect(clean.subarray(24, 36)).toEqual(Buffer.alloc(12));
    expect(clean.readUInt32BE(0)).toBe(clean.length);
    expect(clean).toEqual(colorsOfProfile(profile));
    // Idempotent.
    expect(colorsOfProfile(clean)).toEqual(clean);
  });

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['no profile', () => Buffer.alloc(500, 1)],
    [
      'more tags than it holds',
      (profile: Buffer) => {
        profile.writeUInt32BE(2 ** 31, 128);
        return profile;
      },
    ],
    [
      'a tag behind its end',
      (profile: Buffer) => {
        profile.writeUInt32BE(profile.length - 1, 136);
        return profile;
      },
    ],
    [
      'a tag in its own table',
      (profile: Buffer) => {
        profile.writeUInt32BE(100, 136);
        return profile;
      },
    ],
  ])('with %s is invalid', async (_, bend) => {
    expect(colorsOfProfile(bend(Buffer.from((await p3()) ?? [])))).toBeNull();
  });

  it('in mismatched pieces is dropped, and the photo is still read', async () => {
    const photo = await plain.clone().withIccProfile('p3').jpeg().toBuffer();
    const meant = await sharp(photo).raw().toBuffer();
    const at = photo.indexOf('ICC_PROFILE\0');
    // One of two; the second never comes.
    photo[at + 13] = 2;
    async function* source() {
      yield photo;
    }
    const parts: Buffer[] = [];
    for await (const part of (await sanitizePhoto(source(), 'a.jpg')).body) parts.push(part);
    const clean = sharp(Buffer.concat(parts));
    expect((await clean.metadata()).icc).toBeUndefined();
    // A color that the profile visibly changes.
    expect(await clean.raw().toBuffer()).not.toEqual(meant);
  });

  it('of hundreds of kilobytes is kept across JPEG segments', async () => {
    const profile = (await p3()) ?? Buffer.alloc(0);
    const table = Buffer.concat([Buffer.from('mft2\0\0\0\0', 'latin1'), Buffer.alloc(150_000, 7)]);
    const large = withText(profile, 'B2A0', table.toString('latin1'));
    const photo = await plain.clone().jpeg().toBuffer();
    const piece = (number: number, data: Buffer) => {
      const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from('ICC_PROFILE\0'), number, 3]);
      head.writeUInt16BE(data.length + 16, 2);
      return Buffer.concat([head, data]);
    };
    const pieces = [0, 1, 2].map((i) =>
      piece(i + 1, large.subarray(i * 60_000, i === 2 ? undefined : (i + 1) * 60_000)),
    );
    async function* source() {
      yield Buffer.concat([photo.subarray(0, 2), ...pieces, photo.subarray(2)]);
    }
    const parts: Buffer[] = [];
    for await (const part of (await sanitizePhoto(source(), 'a.jpg')).body) parts.push(part);
    expect((await sharp(Buffer.concat(parts)).metadata()).icc).toEqual(colorsOfProfile(large));
  });
});

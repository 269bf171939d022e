import { cutOut, formsOf } from '@trueseason/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto, UnreadablePhotoError } from './decode.ts';

const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

describe('decodePhoto', () => {
  it('turns photos upright by their EXIF orientation', async () => {
    const left = await solid(40, 60, '#c03020').png().toBuffer();
    const photo = await solid(80, 60, '#2030c0')
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
    const { width, height, data } = await decodePhoto(turned);
    expect([width, height]).toEqual([60, 80]);
    const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
    const [red, , blue] = pixel(30, 10);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(80);
  });

  it('converts Display P3', async () => {
    const plain = await decodePhoto(await solid(32, 32, '#b07850').png().toBuffer());
    const tagged = await solid(32, 32, '#b07850').withIccProfile('p3').png().toBuffer();
    const raw = await sharp(tagged).raw().toBuffer();
    const wide = await decodePhoto(tagged);
    expect(Math.abs((wide.data[0] ?? 0) - (plain.data[0] ?? 0))).toBeLessThanOrEqual(2);
    expect(raw.length).toBeGreaterThan(0);
  });

  it('limits the size, puts what shines through on gray, and names a subject that was cut out', async () => {
    const through = (alpha: number) => ({ r: 0, g: 0, b: 0, alpha });
    const { width, height, data } = await decodePhoto(
      await sharp({ create: { width: 3000, height: 1000, channels: 4, background: through(0.75) } })
        .png()
        .toBuffer(),
    );
    expect([width, height]).toEqual([1600, 533]);
    expect(data.length).toBe(1600 * 533 * 3);
    expect(data[0]).toBe(32);
    for (const gray of [false, true]) {
      const photo = await solid(90, 120, '#b07850').grayscale(gray).png().toBuffer();
      await expect(decodePhoto(await cutOut(photo))).rejects.toMatchObject({ problem: 'cut_out' });
    }
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    [
      'a picture format that is no photo',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a WebP', solid(9, 9, '#888').webp().toBuffer()],
  ])('rejects %s', async (_, bytes) => {
    await expect(decodePhoto(await bytes)).rejects.toThrow(UnreadablePhotoError);
  });

  it('reads a JPEG whose end the gateway added, and rejects it if it is cut off', async () => {
    const photo = await solid(300, 300, '#b07850').jpeg().toBuffer();
    const ended = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0xff, 0xff, 0xd9])]);
    expect(await decodePhoto(ended(photo.subarray(0, -2)))).toEqual(await decodePhoto(photo));
    await expect(decodePhoto(ended(photo.subarray(0, -90)))).rejects.toThrow(UnreadablePhotoError);
  });

  const noisy = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const END = Buffer.from([0xff, 0xd9]);
  const SCAN = Buffer.from([0xff, 0xda]);

  it('reads fill bytes before markers', async () => {
    const forms = await formsOf(await noisy.clone().png().toBuffer());
    for (const form of forms.filter((bytes) => bytes[0] === 0xff)) {
      const filled = form.toString('latin1').replaceAll(/\xff([\xd0-\xd7]|\xd9$)/g, '\xff\xff\xff$1');
      expect(await decodePhoto(Buffer.from(filled, 'latin1'))).toEqual(await decodePhoto(form));
    }
  });

  // Decoders show the rest of each without a word, or only warn.
  it.each([
    ['cut off', {}, (file: Buffer) => file.subarray(0, file.length / 2)],
    ['cut off, with an end', {}, (file: Buffer) => Buffer.concat([file.subarray(0, file.length / 2), END])],
    ['of zeros in the middle', {}, (file: Buffer) => file.fill(0, file.length >> 1, (file.length >> 1) + 4096)],
    [
      'without its last scans',
      { progressive: true },
      (file: Buffer) => Buffer.concat([file.subarray(0, file.lastIndexOf(SCAN)), END]),
    ],
  ])('rejects a photo %s', async (_, options, damage) => {
    const file = await noisy.clone().jpeg(options).toBuffer();
    await decodePhoto(file);
    await expect(decodePhoto(damage(file))).rejects.toThrow(UnreadablePhotoError);
  });
});

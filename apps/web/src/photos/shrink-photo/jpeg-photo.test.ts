import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { gamutOf } from './icc-gamut.ts';
import { readJpeg } from './jpeg-photo.ts';

const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#b07850' } });
const read = async (made: Sharp) => readJpeg(new Uint8Array(await made.toBuffer()));
const profileOf = async (name: string): Promise<Uint8Array> => {
  const { icc } = await sharp(await photo().withIccProfile(name).jpeg().toBuffer()).metadata();
  return new Uint8Array(icc ?? []);
};

describe('readJpeg', () => {
  it('reads size, orientation and gamut', async () => {
    expect(await read(photo().jpeg())).toMatchObject({ width: 40, height: 30, orientation: 1, gamut: 'srgb' });
    const turned = photo().withMetadata({ orientation: 6, icc: 'p3' });
    for (const made of [turned.clone().jpeg(), turned.clone().jpeg({ progressive: true })]) {
      expect(await read(made)).toMatchObject({ width: 40, height: 30, orientation: 6, gamut: 'display-p3' });
    }
  });

  it('leaves EXIF out of the picture and keeps its profile and its pixels', async () => {
    const bytes = await photo().withMetadata({ orientation: 6, icc: 'p3' }).jpeg().toBuffer();
    const { picture } = readJpeg(new Uint8Array(bytes)) ?? {};
    const left = Buffer.from((await picture?.arrayBuffer()) ?? new ArrayBuffer());
    const { orientation, icc } = await sharp(left).metadata();
    expect(orientation).toBeUndefined();
    expect(icc?.length).toBeGreaterThan(0);
    expect(await sharp(left).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it.each([
    ['four channels', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['one channel', () => photo().toColourspace('b-w').jpeg().toBuffer()],
    ['a PNG', () => photo().png().toBuffer()],
    ['a file that breaks off', async () => (await photo().jpeg().toBuffer()).subarray(0, -2)],
    ['a file that ends in its header', async () => (await photo().jpeg().toBuffer()).subarray(0, 30)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('leaves %s alone', async (_, make) => {
    expect(readJpeg(new Uint8Array(await make()))).toBeNull();
  });
});

describe('gamutOf', () => {
  it('knows the gamuts of canvases', async () => {
    expect(gamutOf(await profileOf('srgb'))).toBe('srgb');
    expect(gamutOf(await profileOf('p3'))).toBe('display-p3');
  });

  it('does not take another gamut for one of them', async () => {
    const other = await profileOf('p3');
    const at = Buffer.from(other).indexOf('rXYZ');
    const red = new DataView(other.buffer).getUint32(at + 4);
    // Adobe RGB's red.
    new DataView(other.buffer).setInt32(red + 8, Math.round(0.6097 * 65_536));
    expect(gamutOf(other)).toBeNull();
  });

  it('takes nothing broken for a profile', async () => {
    const whole = await profileOf('p3');
    for (const length of [0, 20, 140, 200]) expect(gamutOf(whole.subarray(0, length))).toBeNull();
  });
});

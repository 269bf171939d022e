import { seededRandom } from '@trueseason/testing';
import sharp, { type Sharp } from 'sharp';

/** Changes of a picture that no one sees. */
type Change = (photo: Buffer) => Promise<Buffer>;

const asChat = (image: Sharp, quality: number, progressive = false) =>
  image.jpeg({ quality, progressive, chromaSubsampling: '4:2:0' }).toBuffer();

/** One level up or down, or none, in every channel. */
async function withNoise(photo: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = seededRandom(photo.length);
  for (let i = 0; i < data.length; i++) data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + random.below(3) - 1));
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
}

async function withoutOnePixel(photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const cut = { left: 1, top: 1, width: width - 1, height: height - 1 };
  return sharp(photo).extract(cut).png({ compressionLevel: 1 }).toBuffer();
}

/** Each takes a JPEG in sRGB. */
export const HARMLESS = {
  'Display P3': (photo) => sharp(photo).withIccProfile('p3').jpeg({ quality: 92 }).toBuffer(),
  'a chat service': (photo) => asChat(sharp(photo), 60),
  'another chat service': (photo) =>
    asChat(sharp(photo).resize({ width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true }), 70, true),
  'noise of one level': withNoise,
  'one pixel less': withoutOnePixel,
  '800 px': (photo) => sharp(photo).resize({ width: 800 }).jpeg({ quality: 90 }).toBuffer(),
} as const satisfies Readonly<Record<string, Change>>;

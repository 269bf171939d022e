import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../picture/index.ts';

/** Sharp on a large screen. */
const DISPLAYED_SIDE = 1080;
/** For phones, whose pixels are too small for more; with this quality under 70 kB, 0.4 s of a slow network. */
const PHONE_SIDE = 760;
const PHONE_QUALITY = 60;

const encoded = (image: Sharp, side: number, quality: number): Promise<Buffer> =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).jpeg({ quality }).toBuffer();

/** Upright, at most `longestSide` pixels long, sRGB, without metadata. JPEG or PNG in, JPEG out. */
export const shrinkPhoto = (photo: Buffer, longestSide: number): Promise<Buffer> =>
  encoded(sharp(photo).autoOrient(), longestSide, 85);

export interface DisplayedSizes {
  readonly small: Buffer;
  /** For phones. */
  readonly phone: Buffer;
}

/** The same of a decoded photo, in the sizes that screens show. */
export async function shrinkPicture({ data, width, height }: Picture): Promise<DisplayedSizes> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const [small, phone] = await Promise.all([
    encoded(image.clone(), DISPLAYED_SIDE, 75),
    encoded(image.clone(), PHONE_SIDE, PHONE_QUALITY),
  ]);
  return { small, phone };
}

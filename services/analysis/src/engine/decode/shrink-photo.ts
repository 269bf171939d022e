import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../picture/index.ts';

/** Sharp on a large screen. */
const DISPLAYED_SIDE = 1080;
/**
 * For phones, whose pixels are too small for more, and whose network is slow: WebP is a quarter smaller than JPEG. More
 * effort would save 2 kB for twice the CPU time.
 */
const PHONE_SIDE = 760;
const PHONE_FORMAT = { quality: 60, effort: 2 } as const;

const fitted = (image: Sharp, side: number): Sharp =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** Upright, at most `longestSide` pixels long, sRGB, without metadata. JPEG or PNG in, JPEG out. */
export const shrinkPhoto = (photo: Buffer, longestSide: number): Promise<Buffer> =>
  fitted(sharp(photo).autoOrient(), longestSide).jpeg({ quality: 85 }).toBuffer();

export interface DisplayedSizes {
  /** JPEG. */
  readonly small: Buffer;
  /** For phones, WebP. */
  readonly phone: Buffer;
}

/** The same of a decoded photo, in the sizes that screens show. */
export async function shrinkPicture({ data, width, height }: Picture): Promise<DisplayedSizes> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const [small, phone] = await Promise.all([
    fitted(image.clone(), DISPLAYED_SIDE).jpeg({ quality: 75 }).toBuffer(),
    fitted(image.clone(), PHONE_SIDE).webp(PHONE_FORMAT).toBuffer(),
  ]);
  return { small, phone };
}

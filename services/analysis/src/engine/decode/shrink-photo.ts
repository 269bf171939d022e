import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../picture/index.ts';

/** Loads in under a second on a slow network, and is sharp on a phone. */
const DISPLAYED_SIDE = 1080;

const encoded = (image: Sharp, side: number, quality: number): Promise<Buffer> =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).jpeg({ quality }).toBuffer();

/** Upright, at most `longestSide` pixels long, sRGB, without metadata. JPEG or PNG in, JPEG out. */
export const shrinkPhoto = (photo: Buffer, longestSide: number): Promise<Buffer> =>
  encoded(sharp(photo).autoOrient(), longestSide, 85);

/** The same of a decoded photo, at display size. */
export const shrinkPicture = ({ data, width, height }: Picture): Promise<Buffer> =>
  encoded(sharp(data, { raw: { width, height, channels: 3 } }), DISPLAYED_SIDE, 75);

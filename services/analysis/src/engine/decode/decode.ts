import { PHOTO_MAX_PIXELS } from '@trueseason/contracts';
import sharp from 'sharp';
import type { Picture } from '../picture/index.ts';
import { checkJpeg } from './check-jpeg.ts';
import { whyTooCostly } from './decoder-cost.ts';

// Each photo is decoded once, so libvips' cache would only use memory. One thread, like the models.
sharp.cache(false);
sharp.concurrency(1);

/** Enough for the iris if the face fills a third of the picture; bounds time and memory. */
const LONGEST_SIDE = 1600;

export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

/**
 * Decodes a JPEG or PNG upright (EXIF), in sRGB (Display P3 and other profiles are converted), at most 1600 pixels
 * long. @throws UnreadablePhotoError for other formats, damaged files, and headers that announce too much memory or
 * time
 */
export async function decodePhoto(bytes: Buffer): Promise<Picture> {
  try {
    // Of broken data in a JPEG decoders only warn; in a PNG, they warn of profiles that browsers ignore, too.
    const failOn = bytes[0] === 0xff ? 'warning' : 'error';
    const image = sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn, sequentialRead: true });
    const metadata = await image.metadata();
    const { format } = metadata;
    if (format !== 'jpeg' && format !== 'png') throw new UnreadablePhotoError(`format ${format}`);
    const costly = whyTooCostly(metadata);
    if (costly) throw new UnreadablePhotoError(costly);
    if (format === 'jpeg') checkJpeg(bytes);
    const { data, info } = await image
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#808080' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new UnreadablePhotoError(`${info.channels} channels`);
    return { width: info.width, height: info.height, data };
  } catch (cause) {
    if (cause instanceof UnreadablePhotoError) throw cause;
    throw new UnreadablePhotoError('the picture could not be decoded', { cause });
  }
}

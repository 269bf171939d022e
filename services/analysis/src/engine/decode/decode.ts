import { MOST_CLEAR, PHOTO_MAX_PIXELS, type PhotoProblem } from '@trueseason/contracts';
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
  readonly problem: PhotoProblem = 'unreadable';
}

/** The photo's background was removed. */
class CutOutError extends UnreadablePhotoError {
  override readonly problem = 'cut_out';
}

/** Flattens transparency onto gray. @throws CutOutError */
function onGray(data: Buffer): Buffer {
  const out = Buffer.alloc((data.length / 4) * 3);
  let clear = 0;
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = data[from + 3] ?? 0;
    if (alpha < 128) clear += 4;
    for (let c = 0; c < 3; c++) out[to + c] = Math.round(128 + (((data[from + c] ?? 0) - 128) * alpha) / 255);
  }
  if (clear > data.length * MOST_CLEAR) throw new CutOutError('the background is clear');
  return out;
}

/**
 * Decodes a JPEG or PNG upright (EXIF), in sRGB (Display P3 and other profiles are converted), at most 1600 pixels
 * long. @throws UnreadablePhotoError for other formats, damaged files, and headers that announce too much memory or
 * time, with the problem to name
 */
export async function decodePhoto(bytes: Buffer): Promise<Picture> {
  try {
    // Decoders only warn about broken JPEG data, but also about PNG profiles that browsers ignore.
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
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (channels === 4) return { width, height, data: onGray(data) };
    if (channels !== 3) throw new UnreadablePhotoError(`${channels} channels`);
    return { width, height, data };
  } catch (cause) {
    if (cause instanceof UnreadablePhotoError) throw cause;
    throw new UnreadablePhotoError('the picture could not be decoded', { cause });
  }
}

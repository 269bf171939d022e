import { encodeChannel, SRGB8_TO_LINEAR } from '@trueseason/color';
import sharp from 'sharp';

/** A photo in linear light, red, green, blue, row by row; 1 is the brightest that the original photo held. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly linear: Float32Array;
}

/** How a frame is cut, scaled and compressed. */
export interface Cut {
  /** Share of width and height that is kept, and where the cut lies in what is left over, 0..1. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** JPEG quality. */
  readonly quality: number;
}

/** Longest side of what is simulated, in pixels: a face fills a third of it, as in a selfie that was sent on. */
const LONGEST_SIDE = 840;

/** The photo upright, in sRGB and at the size that is simulated. */
export const normalize = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();

export async function loadFrame(photo: Buffer): Promise<Frame> {
  const { data, info } = await sharp(photo)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, linear: Float32Array.from(data, (v) => SRGB8_TO_LINEAR[v] ?? 0) };
}

/** Fine enough that no 8-bit level is passed over. */
const LEVELS = 8192;
const ENCODED = Uint8ClampedArray.from({ length: LEVELS + 1 }, (_, i) => Math.round(encodeChannel(i / LEVELS) * 255));

/** The JPEG that a camera would have written: values beyond 0..1 are cut off as a sensor does. */
export function developFrame({ width, height, linear }: Frame, cut: Cut): Promise<Buffer> {
  const data = Buffer.alloc(linear.length);
  for (let i = 0; i < linear.length; i++) {
    const v = linear[i] as number;
    data[i] = v <= 0 ? 0 : v >= 1 ? 255 : (ENCODED[(v * LEVELS) | 0] as number);
  }
  const [w, h] = [Math.round(width * cut.zoom), Math.round(height * cut.zoom)];
  const [left, top] = [Math.round((width - w) * cut.x), Math.round((height - h) * cut.y)];
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: w, height: h })
    .resize({ width: Math.round(w * cut.scale) })
    .jpeg({ quality: cut.quality })
    .toBuffer();
}

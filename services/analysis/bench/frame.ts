import { encodeChannel, SRGB8_TO_LINEAR } from '@trueseason/color';
import sharp from 'sharp';

/** A photo in linear RGB, row by row; 1 is the original's maximum. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly linear: Float32Array;
}

/** How a frame is cropped, scaled and compressed. */
export interface Cut {
  /** Kept share of width and height, and the crop's position in the remainder, 0..1. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** JPEG quality. */
  readonly quality: number;
}

export async function loadFrame(photo: Buffer): Promise<Frame> {
  const { data, info } = await sharp(photo)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, linear: Float32Array.from(data, (v) => SRGB8_TO_LINEAR[v] ?? 0) };
}

/** Fine enough to hit every 8-bit level. */
const LEVELS = 8192;
const ENCODED = Uint8ClampedArray.from({ length: LEVELS + 1 }, (_, i) => Math.round(encodeChannel(i / LEVELS) * 255));

/** Encodes a JPEG; values outside 0..1 clip like a sensor. */
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

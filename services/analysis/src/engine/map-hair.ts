import sharp from 'sharp';
import { CHANNEL, SEGMENT_CLASSES, type Segmentation, segmentHair } from './find/index.ts';
import { findFace } from './find-head.ts';
import { at, mapKeys } from './math/index.ts';
import type { Models } from './models.ts';
import type { Picture } from './picture/index.ts';
import { Stopwatch } from './stopwatch.ts';

/** The model's probability never reaches 0 or 1. */
const NONE = 0.06;
const ALL = 0.88;

/** The photo's hair mask in gray, white for hair: a few kilobytes that show no face. Null without a single face. */
export async function mapHair(photo: Buffer, models: Models, longestSide: number): Promise<Buffer | null> {
  const face = await findFace(photo, models, new Stopwatch());
  if (typeof face === 'string') return null;
  const segmentation = await segmentHair(face.picture, face.mesh, models.segmenter);
  const { values, width, height } = hairOf(face.picture, segmentation, longestSide);
  const { bars, picture, turns } = face;
  const cells = (bar: number) => Math.round((bar * width) / picture.width);
  const upright = await sharp(values, { raw: { width, height, channels: 1 } })
    .rotate(-90 * turns)
    .png()
    .toBuffer();
  return sharp(upright)
    .extend({ ...mapKeys(['top', 'bottom', 'left', 'right'], (side) => cells(bars[side])), background: '#000' })
    .toColorspace('b-w')
    .webp({ quality: 80 })
    .toBuffer();
}

/** Hair probability, 0 to 255, on a grid over the picture. */
export function hairOf(
  picture: Pick<Picture, 'width' | 'height'>,
  { square, size, probabilities }: Segmentation,
  longestSide: number,
) {
  const step = Math.max(1, Math.max(picture.width, picture.height) / longestSide);
  const width = Math.round(picture.width / step);
  const height = Math.round(picture.height / step);
  const values = new Uint8Array(width * height);
  const scale = size / square.side;
  const cos = Math.cos(square.turn) * scale;
  const sin = Math.sin(square.turn) * scale;
  const cell = (u: number, v: number) =>
    u < 0 || v < 0 || u >= size || v >= size
      ? 0
      : at(probabilities, (v * size + u) * SEGMENT_CLASSES.length + CHANNEL.hair);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x + 0.5) * step - square.center.x;
      const dy = (y + 0.5) * step - square.center.y;
      const u = dx * cos + dy * sin + size / 2 - 0.5;
      const v = dy * cos - dx * sin + size / 2 - 0.5;
      const u0 = Math.floor(u);
      const v0 = Math.floor(v);
      const ku = u - u0;
      const kv = v - v0;
      const above = cell(u0, v0) * (1 - ku) + cell(u0 + 1, v0) * ku;
      const below = cell(u0, v0 + 1) * (1 - ku) + cell(u0 + 1, v0 + 1) * ku;
      const share = (above * (1 - kv) + below * kv - NONE) / (ALL - NONE);
      values[y * width + x] = Math.round(255 * Math.max(0, Math.min(1, share)));
    }
  }
  return { values, width, height };
}

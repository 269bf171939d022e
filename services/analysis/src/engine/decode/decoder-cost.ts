import { PHOTO_MAX_BUFFER_BYTES, PHOTO_MAX_PIXELS, PHOTO_MAX_SIDE, PNG_MAX_PIXEL_BYTES } from '@trueseason/contracts';
import type { Metadata } from 'sharp';

/** Progressive JPEGs keep all coefficients, two bytes each. */
const COEFFICIENT_BYTES = 2;
/** Share of pixels with chroma coefficients. */
const CHROMA_SHARE: Readonly<Record<string, number>> = { '4:2:0': 1 / 4, '4:2:2': 1 / 2, '4:4:0': 1 / 2 };

/** Bytes of a decoded PNG. */
const pixelBytes = ({ width = 0, height = 0, channels = 3, depth }: Partial<Metadata>): number =>
  width * height * channels * (depth === 'ushort' ? 2 : 1);

/**
 * Memory a decoder needs at once, except a few rows: all coefficients of a progressive JPEG, all pixels of an
 * interlaced or rotated PNG. Other files are decoded row by row.
 */
export function decoderBytes(metadata: Partial<Metadata>): number {
  const { format, isProgressive, orientation = 1 } = metadata;
  if (format === 'jpeg') {
    const { width = 0, height = 0, channels = 3, chromaSubsampling = '4:4:4' } = metadata;
    const pixels = width * height;
    const chroma = CHROMA_SHARE[chromaSubsampling] ?? 1;
    return isProgressive ? pixels * (1 + (channels - 1) * chroma) * COEFFICIENT_BYTES : 0;
  }
  return isProgressive || orientation > 1 ? pixelBytes(metadata) : 0;
}

/** Why a file must not be decoded, from its header; undefined if it may. */
export function whyTooCostly(metadata: Partial<Metadata>): string | undefined {
  const { width = 0, height = 0 } = metadata;
  if (Math.max(width, height) > PHOTO_MAX_SIDE) return `${width} x ${height} is too long`;
  if (width * height > PHOTO_MAX_PIXELS) return `${width} x ${height} is too large`;
  if (metadata.format === 'png' && pixelBytes(metadata) > PNG_MAX_PIXEL_BYTES)
    return `${width} x ${height} is too deep`;
  const bytes = decoderBytes(metadata);
  return bytes > PHOTO_MAX_BUFFER_BYTES ? `decoding would hold ${Math.round(bytes / 2 ** 20)} MiB` : undefined;
}

import { promisify } from 'node:util';
import { crc32, deflate, inflate } from 'node:zlib';
import { PNG_MAX_PIXEL_BYTES } from '@trueseason/contracts';
import { ProblemError } from '../../http/problem-error.ts';
import type { ByteReader } from './byte-reader.ts';
import { checkDimensions } from './check-dimensions.ts';
import { readOrientation, writeOrientation } from './exif.ts';
import { colorsOfProfile } from './icc-colors.ts';

/*
 * PNG (third edition, W3C 2025) is a signature and chunks: length, type, data, CRC. Keeps only pixels and these chunks,
 * which all decoders ignore at other lengths.
 */
const KEPT_LENGTHS: Readonly<Record<string, readonly number[] | null>> = {
  iCCP: null,
  eXIf: null,
  IHDR: [13],
  tRNS: [2, 6],
  sRGB: [1],
  gAMA: [4],
  cHRM: [32],
  cICP: [4],
  sBIT: [1, 2, 3, 4],
};
/** Legitimate profiles and EXIF are far smaller, even inflated. */
const MAX_ANCILLARY_BYTES = 2 * 1024 * 1024;
const EMPTY: Buffer = Buffer.alloc(0);
/** An encoder that writes 4 KB chunks needs 2,560 for 10 MB. */
const MAX_CHUNKS = 10_000;

const inflateAsync = promisify(inflate);
const deflateAsync = promisify(deflate);
/** Name, a zero byte, and the only compression method. */
const PROFILE_HEAD = Buffer.from('profile\0\0', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunkBytes = Buffer.alloc(body.length + 8);
  chunkBytes.writeUInt32BE(data.length, 0);
  body.copy(chunkBytes, 4);
  chunkBytes.writeUInt32BE(crc32(body), body.length + 4);
  return chunkBytes;
}

/** Decoded samples per pixel, by color type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
/** At most 256 colors: skin is off by up to ΔE00 3. */
const PALETTE = 3;

/** A tRNS chunk adds an alpha channel. */
function checkHeader(chunks: ReadonlyMap<string, Buffer>): void {
  const data = chunks.get('IHDR')?.subarray(8) ?? EMPTY;
  const width = data.readUInt32BE(0);
  const height = data.readUInt32BE(4);
  checkDimensions(width, height);
  const [depth = 8, colorType = 0] = data.subarray(8);
  if (colorType === PALETTE) throw new ProblemError('photo_encoding');
  const channels = (CHANNELS[colorType] ?? 4) + (chunks.has('tRNS') ? 1 : 0);
  if (width * height * channels * Math.ceil(depth / 8) > PNG_MAX_PIXEL_BYTES) throw new ProblemError('photo_damaged');
}

/** iCCP is a name, a zero byte, the method and a zlib stream, which may be a bomb. Keeps color data, or null. */
async function reduceProfile(data: Buffer): Promise<Buffer | null> {
  const name = data.subarray(0, 80).indexOf(0);
  const profile = await inflateAsync(data.subarray(name + 2), { maxOutputLength: MAX_ANCILLARY_BYTES }).catch(
    () => null,
  );
  const colors = profile && colorsOfProfile(profile);
  return colors && chunk('iCCP', Buffer.concat([PROFILE_HEAD, await deflateAsync(colors)]));
}

/** gAMA is the exponent times 100,000; sRGB is near 1/2.2. */
const GAMMA = 45_455;
const GAMMA_TOLERANCE = 1_500;
/** cHRM of sRGB: white, red, green and blue (x, y) times 100,000. */
const CHROMATICITIES = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000];
const CHROMATICITIES_TOLERANCE = 1_000;
/** Primaries and transfer of sRGB, no matrix, full range (ITU-T H.273). */
const SRGB_CICP = Buffer.from([1, 13, 0, 1]);

/** Whether the first of these (11.3.2), which browsers honor but our decoder ignores, would make colors wrong. */
function hasUnusualColors(chunks: ReadonlyMap<string, Buffer>): boolean {
  const dataOf = (type: string) => chunks.get(type)?.subarray(8, -4);
  const cicp = dataOf('cICP');
  const gamma = dataOf('gAMA');
  const chromaticities = dataOf('cHRM');
  if (cicp) return !cicp.equals(SRGB_CICP);
  if (chunks.get('iCCP')?.length || chunks.has('sRGB')) return false;
  if (gamma && Math.abs(gamma.readUInt32BE() - GAMMA) > GAMMA_TOLERANCE) return true;
  if (!chromaticities) return false;
  return CHROMATICITIES.some(
    (value, i) => Math.abs(chromaticities.readUInt32BE(4 * i) - value) > CHROMATICITIES_TOLERANCE,
  );
}

/** What to keep of a non-pixel chunk. */
async function reduceChunk(type: string, data: Buffer): Promise<Buffer | null> {
  if (type === 'eXIf') {
    const orientation = readOrientation(data);
    return orientation === 1 ? null : chunk(type, writeOrientation(orientation));
  }
  if (type === 'iCCP') return reduceProfile(data);
  return chunk(type, data);
}

/** Yields the PNG without metadata. @throws ProblemError photo_damaged, photo_encoding; UnexpectedEndError if truncated */
export async function* stripPng(reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(8);
  let pixelBytes = 0;
  // Only IDAT may repeat. Decoders use the first of other types.
  const chunksBeforePixels = new Map<string, Buffer>();
  for (let count = 0; count < MAX_CHUNKS; count++) {
    const header = await reader.take(8);
    const length = header.readUInt32BE(0);
    const type = header.subarray(4).toString('latin1');
    const lengths = KEPT_LENGTHS[type];
    const isKept = lengths === null || lengths?.includes(length);
    if ((count === 0) !== (type === 'IHDR' && isKept)) throw new ProblemError('photo_damaged');
    if (type === 'IDAT') {
      if (chunksBeforePixels.size > 0) {
        checkHeader(chunksBeforePixels);
        if (hasUnusualColors(chunksBeforePixels)) throw new ProblemError('photo_encoding');
        if (!chunksBeforePixels.has('cICP')) yield chunksBeforePixels.get('iCCP') ?? EMPTY;
        chunksBeforePixels.clear();
      }
      pixelBytes += length;
      yield header;
      yield* reader.pass(length + 4);
      continue;
    }
    if (type === 'IEND') {
      if (pixelBytes === 0) throw new ProblemError('photo_damaged');
      return yield chunk(type, EMPTY);
    }
    if (length > MAX_ANCILLARY_BYTES) throw new ProblemError('photo_damaged');
    // After pixels, it is ignored.
    if ((count > 0 && chunksBeforePixels.size === 0) || chunksBeforePixels.has(type) || !isKept) {
      // Never buffered, since it would add up over many uploads.
      for await (const _ of reader.pass(length + 4));
      continue;
    }
    const data = await reader.take(length);
    const isSound = (await reader.take(4)).readUInt32BE() === crc32(data, crc32(header.subarray(4)));
    // Types with a capital letter are critical.
    if (!isSound && type < 'a') throw new ProblemError('photo_damaged');
    if (!isSound) continue;
    const reduced = await reduceChunk(type, data);
    // Broken ones count as the first, too.
    chunksBeforePixels.set(type, reduced ?? EMPTY);
    if (reduced && type !== 'iCCP') yield reduced;
  }
  throw new ProblemError('photo_damaged');
}

import { JPEG_MAX_BLOCK_PASSES, PHOTO_MAX_BUFFER_BYTES } from '@trueseason/contracts';
import { ProblemError } from '../../http/problem-error.ts';
import { type ByteReader, UnexpectedEndError } from './byte-reader.ts';
import { checkSize } from './check-size.ts';
import { isAdobeRgb, readOrientation, writeOrientation } from './exif.ts';
import { colorsOfProfile } from './icc-colors.ts';

/*
 * JPEG (ITU-T T.81, annex B) is a sequence of segments: 0xFF, marker, length, data. Coded data follows a scan header;
 * 0xFF in it is stuffed or a restart marker. What a decoder needs is kept byte for byte; the rest is dropped.
 */
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** For files without an end marker, from some phones: a fill byte and EOI, by which the engine recognizes them. */
const MISSING_END = Buffer.from([0xff, 0xff, EOI]);
/** Huffman and quantization tables, restart interval. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** Baseline, extended and progressive Huffman: what cameras write and decoders read. */
const PROGRESSIVE = 0xc2;
const FRAMES = new Set([0xc0, 0xc1, PROGRESSIVE]);
/** Lossless, hierarchical and arithmetic frames, which browsers and decoders do not read. */
const isUnusualFrame = (marker: number) => marker > PROGRESSIVE && marker < 0xd0 && marker % 4 > 0;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const JFIF = Buffer.from('JFIF\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');
const ADOBE_BYTES = 12;

/** Camera files have under 200 segments and about ten scans if progressive; each scan costs a decoder one pass. */
const MAX_SEGMENTS = 2_000;
const MAX_SCANS = 100;
const MAX_PROFILE_BYTES = 2 * 1024 * 1024;

/** Segments of which decoders use the first. */
const ONCE = new Set([APP0, APP1, APP14]);

const startsWith = (data: Buffer, prefix: Buffer) => data.subarray(0, prefix.length).equals(prefix);

function segment(marker: number, data: Buffer): Buffer {
  const length = data.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length]), data]);
}

/** Per segment: 65,535 minus its length and the profile's 14-byte header. */
const PROFILE_PIECE_BYTES = 65_519;

/**
 * Collects the ICC profile from numbered pieces before the first scan, reduced to color data. Repeated, missing or
 * inconsistent pieces make it invalid, as in decoders.
 */
function createProfile() {
  const pieces = new Map<number, Buffer>();
  let whole = 0;
  let isSound = true;
  return {
    take: (data: Buffer) => {
      const [number = 0, count = 0] = data.subarray(ICC.length, ICC.length + 2);
      if (pieces.has(number) || (whole > 0 && whole !== count)) isSound = false;
      whole = count;
      pieces.set(number, data.subarray(ICC.length + 2));
    },
    /** As segments; empty without a valid profile. */
    segments: (): Buffer[] => {
      const inOrder = Array.from({ length: whole }, (_, index) => pieces.get(index + 1) ?? null);
      const isWhole = isSound && inOrder.every((piece) => piece !== null);
      const colors = isWhole ? colorsOfProfile(Buffer.concat(inOrder)) : null;
      pieces.clear();
      if (!colors) return [];
      const count = Math.ceil(colors.length / PROFILE_PIECE_BYTES);
      return Array.from({ length: count }, (_, index) => {
        const piece = colors.subarray(index * PROFILE_PIECE_BYTES, (index + 1) * PROFILE_PIECE_BYTES);
        return segment(APP2, Buffer.concat([ICC, Buffer.from([index + 1, count]), piece]));
      });
    },
  };
}

/** What to keep of a segment: all, a reduced version, or nothing. */
function keep(marker: number, data: Buffer): Buffer | null {
  if (marker === APP1 && startsWith(data, EXIF)) {
    const orientation = readOrientation(data.subarray(EXIF.length));
    return orientation === 1 ? null : segment(APP1, Buffer.concat([EXIF, writeOrientation(orientation)]));
  }
  // JFIF and Adobe segments define the channel encoding.
  if (marker === APP0) {
    // Version and density, no thumbnail.
    const isWhole = startsWith(data, JFIF) && data.length >= 14;
    return isWhole ? segment(APP0, Buffer.concat([data.subarray(0, 12), Buffer.alloc(2)])) : null;
  }
  if (marker === APP14) return startsWith(data, ADOBE) ? segment(marker, data.subarray(0, ADOBE_BYTES)) : null;
  return TABLES.has(marker) || FRAMES.has(marker) || marker === SOS ? segment(marker, data) : null;
}

/** Bytes per block: two for each of 64 coefficients. */
const BLOCK_BYTES = 128;
const CMYK_COMPONENTS = 4;

interface Frame {
  readonly marker: number;
  /** Blocks per component, by ID. */
  readonly blocks: ReadonlyMap<number, number>;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, number) => all + number, 0);

function readFrame(marker: number, data: Buffer): Frame {
  if (data.length < 6) throw new ProblemError('photo_damaged');
  // 12 bits, or CMYK, whose colors every decoder guesses differently.
  if (data[0] !== 8 || data[5] === CMYK_COMPONENTS) throw new ProblemError('photo_encoding');
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)];
  checkSize(width, height);
  const components = Array.from({ length: data[5] ?? 0 }, (_, i) => {
    const [id = 0, sampling = 0] = data.subarray(6 + 3 * i);
    return { id, across: sampling >> 4, down: sampling & 15 };
  });
  const most = (key: 'across' | 'down') => Math.max(1, ...components.map((component) => component[key]));
  const along = (side: number, share: number) => Math.ceil((side * share) / 8);
  const blocksOf = ({ across, down }: { across: number; down: number }) =>
    along(width, across / most('across')) * along(height, down / most('down'));
  const blocks = new Map(components.map((component) => [component.id, blocksOf(component)]));
  // Duplicate IDs are invalid and would be counted once.
  if (blocks.size < components.length) throw new ProblemError('photo_damaged');
  return { marker, blocks };
}

/** Sums the decoding cost of a frame over its scans. @throws photo_damaged above the limit */
function createMeter({ marker, blocks }: Frame) {
  let passes = 0;
  return (scan: Buffer) => {
    const named = Array.from({ length: scan[0] ?? 0 }, (_, i) => scan[1 + 2 * i] ?? -1);
    passes += sum(named.map((id) => blocks.get(id) ?? 0));
    // Only a single-scan frame is decoded line by line; others are held in memory.
    const isHeld = marker === PROGRESSIVE || named.length < blocks.size;
    const isTooMuch = isHeld && sum(blocks.values()) * BLOCK_BYTES > PHOTO_MAX_BUFFER_BYTES;
    if (isTooMuch || passes > JPEG_MAX_BLOCK_PASSES) throw new ProblemError('photo_damaged');
  };
}

/** Tracks a file's structure and refuses what no camera writes. */
function createJudge() {
  const seen = { segments: 0, scans: 0, profileBytes: 0 };
  let meter: ReturnType<typeof createMeter> | null = null;
  return (marker: number, data: Buffer) => {
    seen.segments += 1;
    if (marker === SOS) seen.scans += 1;
    if (marker === APP2) seen.profileBytes += data.length;
    const endless = seen.segments > MAX_SEGMENTS || seen.scans > MAX_SCANS || seen.profileBytes > MAX_PROFILE_BYTES;
    if (endless || (marker === SOS && !meter) || (FRAMES.has(marker) && meter)) throw new ProblemError('photo_damaged');
    if (FRAMES.has(marker)) meter = createMeter(readFrame(marker, data));
    if (marker === SOS) meter?.(data);
  };
}

/** The next marker, which zero and fill bytes may precede; a file full of them is invalid. */
async function nextMarker(reader: ByteReader): Promise<number> {
  let fill = 0;
  let [byte] = await reader.take(1);
  while (byte === 0 && fill++ < MAX_SEGMENTS) [byte] = await reader.take(1);
  if (byte !== 0xff) throw new ProblemError('photo_damaged');
  while (byte === 0xff && fill++ < MAX_SEGMENTS) [byte] = await reader.take(1);
  return byte as number;
}

/** The same after a scan; undefined if the file ends or continues with a phone's own data. */
async function markerAfterScan(reader: ByteReader): Promise<number | undefined> {
  const marker = await nextMarker(reader).catch((error: unknown) => {
    if (error instanceof UnexpectedEndError || error instanceof ProblemError) return undefined;
    throw error;
  });
  return marker !== undefined && marker >= 0xc0 ? marker : undefined;
}

/** Coded data up to the next marker. Returns whether the file ended first. */
async function* passScan(reader: ByteReader): AsyncGenerator<Buffer, boolean> {
  try {
    yield* reader.passUntil(0xff, endsScan);
    return false;
  } catch (error) {
    if (error instanceof UnexpectedEndError) return true;
    throw error;
  }
}

const endsScan = (second: number) => second !== 0 && second !== 0xff && !(second >= 0xd0 && second <= 0xd7);

/**
 * Yields the JPEG without metadata. @throws ProblemError photo_damaged, photo_encoding; UnexpectedEndError if it ends
 * before coded data
 */
export async function* stripJpeg(reader: ByteReader): AsyncGenerator<Buffer> {
  const judge = createJudge();
  const profile = createProfile();
  const seen = new Set<number>();
  let scanned = false;
  let inAdobeRgb = false;
  yield await reader.take(2);
  for (;;) {
    const marker = scanned ? await markerAfterScan(reader) : await nextMarker(reader);
    if (marker === undefined) return yield MISSING_END;
    if (marker === EOI) break;
    if (isUnusualFrame(marker)) throw new ProblemError('photo_encoding');
    // Markers below 0xC0 are reserved; 0xD0 to 0xD8 are invalid between segments.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff) throw new ProblemError('photo_damaged');
    const length = (await reader.take(2)).readUInt16BE();
    if (length < 2) throw new ProblemError('photo_damaged');
    const data = await reader.take(length - 2);
    judge(marker, data);
    if (marker === APP2 && !scanned && startsWith(data, ICC)) profile.take(data);
    if (marker === APP1 && startsWith(data, EXIF)) inAdobeRgb ||= isAdobeRgb(data.subarray(EXIF.length));
    if (marker === SOS && !scanned) {
      const colors = profile.segments();
      // Decoders read only profiles, and would assume sRGB.
      if (inAdobeRgb && colors.length === 0) throw new ProblemError('photo_encoding');
      yield* colors;
    }
    const kept = seen.has(marker) && ONCE.has(marker) ? null : keep(marker, data);
    if (kept) {
      seen.add(marker);
      yield kept;
    }
    if (marker === SOS) {
      scanned = true;
      if (yield* passScan(reader)) return yield MISSING_END;
    }
  }
  if (!scanned) throw new ProblemError('photo_damaged');
  yield Buffer.from([0xff, EOI]);
}

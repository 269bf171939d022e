import { JPEG_MAX_BLOCK_PASSES, PHOTO_MAX_BUFFER_BYTES } from '@trueseason/contracts';
import { ProblemError } from '../../http/problem-error.ts';
import { type ByteReader, UnexpectedEndError } from './byte-reader.ts';
import { checkDimensions } from './check-dimensions.ts';
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
const FIRST_ONLY = new Set([APP0, APP1, APP14]);

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
function createProfileCollector() {
  const pieces = new Map<number, Buffer>();
  let pieceCount = 0;
  let isSound = true;
  return {
    take: (data: Buffer) => {
      const [number = 0, count = 0] = data.subarray(ICC.length, ICC.length + 2);
      if (pieces.has(number) || (pieceCount > 0 && pieceCount !== count)) isSound = false;
      pieceCount = count;
      pieces.set(number, data.subarray(ICC.length + 2));
    },
    /** As segments; empty without a valid profile. */
    segments: (): Buffer[] => {
      const orderedPieces = Array.from({ length: pieceCount }, (_, index) => pieces.get(index + 1) ?? null);
      const isWhole = isSound && orderedPieces.every((piece) => piece !== null);
      const colors = isWhole ? colorsOfProfile(Buffer.concat(orderedPieces)) : null;
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
function reduceSegment(marker: number, data: Buffer): Buffer | null {
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
  const height = data.readUInt16BE(1);
  const width = data.readUInt16BE(3);
  checkDimensions(width, height);
  const components = Array.from({ length: data[5] ?? 0 }, (_, i) => {
    const [id = 0, sampling = 0] = data.subarray(6 + 3 * i);
    return { id, across: sampling >> 4, down: sampling & 15 };
  });
  const maxSampling = (key: 'across' | 'down') => Math.max(1, ...components.map((component) => component[key]));
  const blocksAlong = (side: number, share: number) => Math.ceil((side * share) / 8);
  const blocksOf = ({ across, down }: { across: number; down: number }) =>
    blocksAlong(width, across / maxSampling('across')) * blocksAlong(height, down / maxSampling('down'));
  const blocks = new Map(components.map((component) => [component.id, blocksOf(component)]));
  // Duplicate IDs are invalid and would be counted once.
  if (blocks.size < components.length) throw new ProblemError('photo_damaged');
  return { marker, blocks };
}

/** Sums the decoding cost of a frame over its scans. @throws photo_damaged above the limit */
function createMeter({ marker, blocks }: Frame) {
  let passes = 0;
  return (scan: Buffer) => {
    const componentIds = Array.from({ length: scan[0] ?? 0 }, (_, i) => scan[1 + 2 * i] ?? -1);
    passes += sum(componentIds.map((id) => blocks.get(id) ?? 0));
    // Only a single-scan frame is decoded line by line; others are buffered in memory.
    const isBuffered = marker === PROGRESSIVE || componentIds.length < blocks.size;
    const isTooMuch = isBuffered && sum(blocks.values()) * BLOCK_BYTES > PHOTO_MAX_BUFFER_BYTES;
    if (isTooMuch || passes > JPEG_MAX_BLOCK_PASSES) throw new ProblemError('photo_damaged');
  };
}

/** Tracks a file's structure and refuses what no camera writes. */
function createStructureCheck() {
  const counts = { segments: 0, scans: 0, profileBytes: 0 };
  let meter: ReturnType<typeof createMeter> | null = null;
  return (marker: number, data: Buffer) => {
    counts.segments += 1;
    if (marker === SOS) counts.scans += 1;
    if (marker === APP2) counts.profileBytes += data.length;
    const isEndless =
      counts.segments > MAX_SEGMENTS || counts.scans > MAX_SCANS || counts.profileBytes > MAX_PROFILE_BYTES;
    if (isEndless || (marker === SOS && !meter) || (FRAMES.has(marker) && meter))
      throw new ProblemError('photo_damaged');
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
  const checkStructure = createStructureCheck();
  const profile = createProfileCollector();
  const keptMarkers = new Set<number>();
  let hasScan = false;
  let isInAdobeRgb = false;
  yield await reader.take(2);
  for (;;) {
    const marker = hasScan ? await markerAfterScan(reader) : await nextMarker(reader);
    if (marker === undefined) return yield MISSING_END;
    if (marker === EOI) break;
    if (isUnusualFrame(marker)) throw new ProblemError('photo_encoding');
    // Markers below 0xC0 are reserved; 0xD0 to 0xD8 are invalid between segments.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff) throw new ProblemError('photo_damaged');
    const length = (await reader.take(2)).readUInt16BE();
    if (length < 2) throw new ProblemError('photo_damaged');
    const data = await reader.take(length - 2);
    checkStructure(marker, data);
    if (marker === APP2 && !hasScan && startsWith(data, ICC)) profile.take(data);
    if (marker === APP1 && startsWith(data, EXIF)) isInAdobeRgb ||= isAdobeRgb(data.subarray(EXIF.length));
    if (marker === SOS && !hasScan) {
      const colors = profile.segments();
      // Decoders read only profiles, and would assume sRGB.
      if (isInAdobeRgb && colors.length === 0) throw new ProblemError('photo_encoding');
      yield* colors;
    }
    const reduced = keptMarkers.has(marker) && FIRST_ONLY.has(marker) ? null : reduceSegment(marker, data);
    if (reduced) {
      keptMarkers.add(marker);
      yield reduced;
    }
    if (marker === SOS) {
      hasScan = true;
      if (yield* passScan(reader)) return yield MISSING_END;
    }
  }
  if (!hasScan) throw new ProblemError('photo_damaged');
  yield Buffer.from([0xff, EOI]);
}

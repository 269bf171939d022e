import { type Gamut, gamutOf } from './icc-gamut.ts';

export interface JpegPhoto {
  /** Size in pixels, before turning upright. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1..8. */
  readonly orientation: number;
  readonly gamut: Gamut;
  /** Without EXIF, which browsers treat differently, and without a second picture such as a gain map. */
  readonly picture: Blob;
}

const SOS = 0xda;
const EOI = 0xd9;
const APP1 = 0xe1;
const APP2 = 0xe2;
/** Baseline, extended, and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const PROFILE_HEAD = 'ICC_PROFILE\0';
const EXIF_HEAD = 'Exif\0\0';

interface Segment {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Reads a photo of three 8-bit channels in a gamut of a canvas; null for anything else, or if truncated. */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): JpegPhoto | null {
  try {
    const segments = readSegments(bytes);
    const scans = segments.at(-1)?.end ?? 0;
    const frame = segments.find(({ marker }) => FRAMES.includes(marker))?.data;
    if (frame?.[0] !== 8 || frame[5] !== 3 || !hasEnd(bytes, scans)) return null;
    const gamut = readGamut(segments);
    if (!gamut) return null;
    const size = new DataView(frame.buffer, frame.byteOffset);
    const pictureParts = segments.filter(isPicture).map(({ start, end }) => bytes.subarray(start, end));
    const picture = new Blob([bytes.subarray(0, 2), ...pictureParts, bytes.subarray(scans)], { type: 'image/jpeg' });
    const orientation = readOrientation(segments);
    return { width: size.getUint16(3), height: size.getUint16(1), orientation, gamut, picture };
  } catch {
    return null;
  }
}

/** All segments up to the first scan. @throws RangeError if the file ends before it */
function readSegments(bytes: Uint8Array<ArrayBuffer>): Segment[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint16(0) !== 0xffd8) throw new RangeError('no JPEG');
  const segments: Segment[] = [];
  for (let start = 2, marker = 0; marker !== SOS; ) {
    if (view.getUint8(start) !== 0xff) throw new RangeError('no marker');
    marker = view.getUint8(start + 1);
    const end = marker === 0xff ? start + 1 : start + 2 + view.getUint16(start + 2);
    if (marker !== 0xff) segments.push({ marker, start, end, data: bytes.subarray(start + 4, end) });
    start = end;
  }
  return segments;
}

const isProfile = ({ marker, data }: Segment): boolean => marker === APP2 && startsWith(data, PROFILE_HEAD);
const isPicture = (segment: Segment): boolean =>
  segment.marker !== APP1 && (segment.marker !== APP2 || isProfile(segment));

/** Coded data contains EOI only at its end. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let i = bytes.indexOf(0xff, from); i >= 0; i = bytes.indexOf(0xff, i + 1)) if (bytes[i + 1] === EOI) return true;
  return false;
}

/** sRGB without a profile; null for a gamut that no canvas has. */
function readGamut(segments: readonly Segment[]): Gamut | null {
  const head = PROFILE_HEAD.length;
  const parts = segments.filter(isProfile).sort((a, b) => (a.data[head] ?? 0) - (b.data[head] ?? 0));
  if (parts.length === 0) return 'srgb';
  return gamutOf(Uint8Array.from(parts.flatMap(({ data }) => [...data.subarray(head + 2)])));
}

/** Tag 0x0112 of the first directory (Exif 2.32, 4.6.4); by default 1, upright. */
function readOrientation(segments: readonly Segment[]): number {
  const exif = segments.find(({ marker, data }) => marker === APP1 && startsWith(data, EXIF_HEAD))?.data;
  if (!exif) return 1;
  const tiff = exif.subarray(EXIF_HEAD.length);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  for (let i = 0; i < view.getUint16(directory, little); i++) {
    const entry = directory + 2 + i * 12;
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

const startsWith = (data: Uint8Array, head: string): boolean =>
  [...head].every((letter, i) => data[i] === letter.charCodeAt(0));

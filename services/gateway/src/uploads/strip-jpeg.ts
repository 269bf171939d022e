import { PHOTO_MAX_PIXELS } from '@trueseason/contracts';
import { ProblemError } from '../http/problem-error.ts';
import type { ByteReader } from './byte-reader.ts';
import { readOrientation, writeOrientation } from './exif-orientation.ts';

/*
 * JPEG (ITU-T T.81, annex B) is a row of segments, each 0xFF, a marker, a length and data; after a scan
 * header follows coded data in which 0xFF is always stuffed or a restart marker. What a decoder needs is
 * kept byte for byte, so no colour changes; everything else, also what trails the end, is dropped.
 */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const JFIF = Buffer.from('JFIF\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');

const startsWith = (data: Buffer, prefix: Buffer) => data.subarray(0, prefix.length).equals(prefix);
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function segment(marker: number, data: Buffer): Buffer {
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([header, data]);
}

/** What of a segment is kept: itself, a smaller one in its place, or nothing. */
function keep(marker: number, data: Buffer): Buffer | null {
  if (marker === APP1 && startsWith(data, EXIF)) {
    const orientation = readOrientation(data.subarray(EXIF.length));
    return orientation === 1 ? null : segment(APP1, Buffer.concat([EXIF, writeOrientation(orientation)]));
  }
  // The ICC profile says what the numbers mean; JFIF and Adobe how channels are coded.
  if (marker === APP2) return startsWith(data, ICC) ? segment(marker, data) : null;
  if (marker === APP0) return startsWith(data, JFIF) ? segment(marker, data) : null;
  if (marker === APP14) return startsWith(data, ADOBE) ? segment(marker, data) : null;
  if ((marker >= APP0 && marker <= APP15) || marker === COMMENT) return null;
  return segment(marker, data);
}

function checkFrame(data: Buffer): void {
  if (data.length < 6) throw new ProblemError('photo_damaged');
  const pixels = data.readUInt16BE(1) * data.readUInt16BE(3);
  if (pixels === 0 || pixels > PHOTO_MAX_PIXELS) throw new ProblemError('photo_damaged');
}

async function nextMarker(reader: ByteReader): Promise<number> {
  if ((await reader.take(1))[0] !== 0xff) throw new ProblemError('photo_damaged');
  let [marker] = await reader.take(1);
  // Any number of fill bytes may stand before a marker.
  while (marker === 0xff) [marker] = await reader.take(1);
  return marker as number;
}

/** Yields coded data up to the next real marker. */
async function* passScan(reader: ByteReader): AsyncGenerator<Buffer, number> {
  for (;;) {
    yield* reader.passUntil(0xff);
    const marker = await nextMarker(reader);
    const restart = marker >= 0xd0 && marker <= 0xd7;
    if (marker !== 0 && !restart) return marker;
    yield Buffer.from([0xff, marker]);
  }
}

/** Yields the JPEG without metadata. @throws ProblemError photo_damaged; UnexpectedEndError when truncated */
export async function* stripJpeg(reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(2);
  let framed = false;
  let marker = await nextMarker(reader);
  while (marker !== EOI) {
    if (marker === SOI || marker === 0 || (marker >= 0xd0 && marker <= 0xd7)) throw new ProblemError('photo_damaged');
    const length = (await reader.take(2)).readUInt16BE();
    if (length < 2) throw new ProblemError('photo_damaged');
    const data = await reader.take(length - 2);
    if (isFrameHeader(marker)) {
      checkFrame(data);
      framed = true;
    }
    if (marker === SOS && !framed) throw new ProblemError('photo_damaged');
    const kept = keep(marker, data);
    if (kept) yield kept;
    marker = marker === SOS ? yield* passScan(reader) : await nextMarker(reader);
  }
  if (!framed) throw new ProblemError('photo_damaged');
  yield Buffer.from([0xff, EOI]);
}

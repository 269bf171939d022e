import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { PHOTO_MAX_PIXELS } from '@trueseason/contracts';
import { ProblemError } from '../http/problem-error.ts';
import type { ByteReader } from './byte-reader.ts';
import { readOrientation, writeOrientation } from './exif-orientation.ts';

/*
 * PNG (third edition, W3C 2025) is a signature and chunks: length, type, data, CRC. Only chunks that
 * decide the pixels and their colour are kept; text, times, animation and what trails the end are dropped.
 */
const KEPT = new Set(['IHDR', 'PLTE', 'IEND', 'tRNS', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP', 'sBIT']);
/** Colour profiles and EXIF of honest files are far below this, also once inflated. */
const MAX_ANCILLARY_BYTES = 2 * 1024 * 1024;
/** An encoder that writes 4 KB chunks needs 2,560 for 10 MB. */
const MAX_CHUNKS = 10_000;

const inflated = promisify(inflate);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function checkHeader(data: Buffer): void {
  const pixels = data.length === 13 ? data.readUInt32BE(0) * data.readUInt32BE(4) : 0;
  if (pixels === 0 || pixels > PHOTO_MAX_PIXELS) throw new ProblemError('photo_damaged');
}

/** iCCP is a name, a zero, the method and a zlib stream that may be a bomb. */
async function checkProfile(data: Buffer): Promise<void> {
  const name = data.subarray(0, 80).indexOf(0);
  const stream = data.subarray(name + 2);
  await inflated(stream, { maxOutputLength: MAX_ANCILLARY_BYTES }).catch(() => {
    throw new ProblemError('photo_damaged');
  });
}

/** What of a chunk other than pixels is kept. */
async function keep(type: string, data: Buffer): Promise<Buffer | null> {
  if (type === 'eXIf') {
    const orientation = readOrientation(data);
    return orientation === 1 ? null : chunk(type, writeOrientation(orientation));
  }
  if (type === 'IHDR') checkHeader(data);
  if (type === 'iCCP') await checkProfile(data);
  return KEPT.has(type) ? chunk(type, data) : null;
}

/** Yields the PNG without metadata. @throws ProblemError photo_damaged; UnexpectedEndError when truncated */
export async function* stripPng(reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(8);
  let pixelBytes = 0;
  for (let count = 0; count < MAX_CHUNKS; count++) {
    const header = await reader.take(8);
    const length = header.readUInt32BE(0);
    const type = header.subarray(4).toString('latin1');
    if ((count === 0) !== (type === 'IHDR')) throw new ProblemError('photo_damaged');
    if (type === 'IDAT') {
      pixelBytes += length;
      yield header;
      yield* reader.pass(length + 4);
      continue;
    }
    if (length > MAX_ANCILLARY_BYTES) throw new ProblemError('photo_damaged');
    const data = await reader.take(length);
    await reader.take(4);
    if (type === 'IEND' && pixelBytes === 0) throw new ProblemError('photo_damaged');
    const kept = await keep(type, data);
    if (kept) yield kept;
    if (type === 'IEND') return;
  }
  throw new ProblemError('photo_damaged');
}

import { crc32 } from 'node:zlib';
import { PHOTO_MAX_PIXELS } from '@trueseason/contracts';
import { ProblemError } from '../http/problem-error.ts';
import type { ByteReader } from './byte-reader.ts';
import { readOrientation, writeOrientation } from './exif-orientation.ts';

/*
 * PNG (third edition, W3C 2025) is a signature and chunks: length, type, data, CRC. Only chunks that
 * decide the pixels and their colour are kept; text, times, animation and what trails the end are dropped.
 */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP', 'sBIT']);
/** Colour profiles and EXIF of honest files are far below this. */
const MAX_ANCILLARY_BYTES = 2 * 1024 * 1024;

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

/** Yields the PNG without metadata. @throws ProblemError photo_damaged; UnexpectedEndError when truncated */
export async function* stripPng(reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(8);
  let first = true;
  for (;;) {
    const header = await reader.take(8);
    const length = header.readUInt32BE(0);
    const type = header.subarray(4).toString('latin1');
    if (first !== (type === 'IHDR')) throw new ProblemError('photo_damaged');
    first = false;
    if (type === 'IDAT') {
      yield header;
      yield* reader.pass(length + 4);
      continue;
    }
    if (length > MAX_ANCILLARY_BYTES) throw new ProblemError('photo_damaged');
    const data = await reader.take(length);
    const checksum = await reader.take(4);
    if (type === 'IHDR') checkHeader(data);
    if (type === 'eXIf') {
      const orientation = readOrientation(data);
      if (orientation !== 1) yield chunk('eXIf', writeOrientation(orientation));
    } else if (KEPT.has(type)) {
      yield Buffer.concat([header, data, checksum]);
    }
    if (type === 'IEND') return;
  }
}

/** Tags of TIFF 6.0 and EXIF 3.0. */
const ORIENTATION = 0x0112;
const EXIF_DIRECTORY = 0x8769;
const COLOR_SPACE = 0xa001;
const INTEROPERABILITY_DIRECTORY = 0xa005;
const INTEROPERABILITY_INDEX = 1;
/** The option file of DCF 2.0: Adobe RGB. */
const DCF_ADOBE_RGB = 'R03';
/** Not in EXIF, but written by some cameras. */
const ADOBE_RGB = 2;

const ENTRY_BYTES = 12;
/** A header, a directory with one entry, and the next offset. */
const SMALLEST_BYTES = 26;
const HEADER_BYTES = 8;

/** Reads a TIFF block's directories; null if malformed. */
function createReader(tiff: Buffer) {
  const order = tiff.subarray(0, 2).toString('latin1');
  if (tiff.length < SMALLEST_BYTES || (order !== 'II' && order !== 'MM')) return null;
  const little = order === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** Offset of a tag's value in this directory. */
  const find = (directory: number | undefined, tag: number): number | undefined => {
    if (directory === undefined || directory + 2 > tiff.length) return undefined;
    const start = directory + 2;
    const count = Math.min(u16(directory), Math.floor((tiff.length - start) / ENTRY_BYTES));
    const index = Array.from({ length: count }, (_, i) => u16(start + i * ENTRY_BYTES)).indexOf(tag);
    return index < 0 ? undefined : start + index * ENTRY_BYTES + HEADER_BYTES;
  };
  const follow = (at: number | undefined) => (at === undefined ? undefined : u32(at));
  return { u16, find, follow, first: u32(4) };
}

/** The orientation in an EXIF block; 1 if absent or malformed. */
export function readOrientation(tiff: Buffer): number {
  const reader = createReader(tiff);
  const at = reader?.find(reader.first, ORIENTATION);
  const value = at === undefined ? 1 : (reader?.u16(at) ?? 1);
  return value >= 1 && value <= 8 ? value : 1;
}

/** Whether an EXIF block says that the pixels are in Adobe RGB. */
export function isAdobeRgb(tiff: Buffer): boolean {
  const reader = createReader(tiff);
  if (!reader) return false;
  const exif = reader.follow(reader.find(reader.first, EXIF_DIRECTORY));
  const space = reader.find(exif, COLOR_SPACE);
  const interoperability = reader.follow(reader.find(exif, INTEROPERABILITY_DIRECTORY));
  const index = reader.find(interoperability, INTEROPERABILITY_INDEX);
  if (space !== undefined && reader.u16(space) === ADOBE_RGB) return true;
  return index !== undefined && tiff.toString('latin1', index, index + DCF_ADOBE_RGB.length) === DCF_ADOBE_RGB;
}

/** A TIFF block with only the orientation: header, one entry (tag, short, count, value), no next directory. */
export const writeOrientation = (orientation: number): Buffer =>
  Buffer.from([77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);

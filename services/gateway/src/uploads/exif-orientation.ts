/** Tag 0x0112 of TIFF 6.0: display orientation, 1 (as stored) to 8. */
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
/** A header, a directory with one entry, and the next offset. */
const SMALLEST_BYTES = 26;

/** The orientation in an EXIF TIFF block; 1 if absent or malformed. */
export function readOrientation(tiff: Buffer): number {
  const order = tiff.subarray(0, 2).toString('latin1');
  if (tiff.length < SMALLEST_BYTES || (order !== 'II' && order !== 'MM')) return 1;
  const little = order === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const entries = u16(directory);
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return 1;
    if (u16(at) !== ORIENTATION_TAG) continue;
    const value = u16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block with only the orientation. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(SMALLEST_BYTES);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

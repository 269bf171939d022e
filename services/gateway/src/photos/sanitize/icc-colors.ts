/*
 * An ICC profile (ICC.1:2022) has a 128-byte header, a tag table and data. Color data is kept bit by bit; author, date,
 * device and texts are dropped.
 */
const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;
/** Camera and screen profiles have about fifteen. */
const MAX_TAGS = 100;
const SIGNATURE = Buffer.from('acsp', 'latin1');
/** CMM type, date, device, manufacturer, creator, ID (ICC.1:2022, 9.3). Zero means unspecified. */
const HEADER_WORDS = [
  [4, 8],
  [24, 36],
  [48, 56],
  [80, 100],
] as const;
/** Matrix, curves, lookup tables, white point and adaptation. */
const COLOR_TAGS = new Set(
  'rXYZ gXYZ bXYZ wtpt bkpt chad rTRC gTRC bTRC kTRC A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 D2B0 D2B1 D2B2 D2B3 B2D0 B2D1 B2D2 B2D3 gamt chrm cicp lumi'.split(
    ' ',
  ),
);

interface Tag {
  readonly name: string;
  readonly offset: number;
  readonly data: Buffer;
}

function readTags(profile: Buffer): Tag[] | null {
  const tagCount = profile.readUInt32BE(HEADER_BYTES);
  const end = HEADER_BYTES + 4 + tagCount * ENTRY_BYTES;
  if (tagCount > MAX_TAGS || end > profile.length) return null;
  const tags = Array.from({ length: tagCount }, (_, index): Tag | null => {
    const entryOffset = HEADER_BYTES + 4 + index * ENTRY_BYTES;
    const offset = profile.readUInt32BE(entryOffset + 4);
    const size = profile.readUInt32BE(entryOffset + 8);
    const name = profile.toString('latin1', entryOffset, entryOffset + 4);
    return offset < end || offset + size > profile.length
      ? null
      : { name, offset, data: profile.subarray(offset, offset + size) };
  });
  return tags.every((tag) => tag !== null) ? tags : null;
}

/** Tags must share data completely or not at all (7.3.1), with unique names. Otherwise the size could multiply. */
function areSeparate(tags: readonly Tag[]): boolean {
  const sorted = tags.toSorted((a, b) => a.offset - b.offset || a.data.length - b.data.length);
  const overlaps = sorted.some(({ offset, data }, index) => {
    const previous = sorted[index - 1];
    if (!previous || previous.offset + previous.data.length <= offset) return false;
    return previous.offset !== offset || previous.data.length !== data.length;
  });
  return !overlaps && new Set(tags.map(({ name }) => name)).size === tags.length;
}

/** Whether decoders use it: RGB by primaries and curves or, with priority, a table. */
function isUsable(profile: Buffer, tags: readonly Tag[]): boolean {
  if (!/^RGB (XYZ|Lab) $/.test(profile.toString('latin1', 16, 24))) return false;
  const countTags = (of: RegExp) =>
    tags.filter(({ name, data }) => of.test(name + data.toString('latin1', 0, 4))).length;
  return countTags(/^A2B0/) > 0
    ? countTags(/^A2B0(mft[12]|mAB )/) > 0
    : countTags(/^[rgb](XYZXYZ |TRC(curv|para))/) === 6;
}

/** The profile's color data; null if invalid, where decoders assume sRGB. */
export function colorsOfProfile(profile: Buffer): Buffer | null {
  if (profile.length < HEADER_BYTES + 4 || !profile.subarray(36, 40).equals(SIGNATURE)) return null;
  const colorTags = readTags(profile)?.filter(({ name }) => COLOR_TAGS.has(name));
  if (!colorTags || !areSeparate(colorTags) || !isUsable(profile, colorTags)) return null;
  const header = Buffer.from(profile.subarray(0, HEADER_BYTES));
  for (const [from, to] of HEADER_WORDS) header.fill(0, from, to);
  const table = Buffer.alloc(4 + colorTags.length * ENTRY_BYTES);
  table.writeUInt32BE(colorTags.length);
  const parts = [header, table];
  let length = HEADER_BYTES + table.length;
  /** Output offset by input offset. */
  const outputOffsets = new Map<number, number>();
  for (const [index, { name, offset, data }] of colorTags.entries()) {
    const entryOffset = 4 + index * ENTRY_BYTES;
    table.write(name, entryOffset, 'latin1');
    table.writeUInt32BE(outputOffsets.get(offset) ?? length, entryOffset + 4);
    table.writeUInt32BE(data.length, entryOffset + 8);
    if (outputOffsets.has(offset)) continue;
    outputOffsets.set(offset, length);
    // Data is aligned to four bytes.
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    parts.push(padded);
    length += padded.length;
  }
  header.writeUInt32BE(length);
  return Buffer.concat(parts);
}

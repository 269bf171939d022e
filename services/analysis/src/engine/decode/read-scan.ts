const BLOCK = 64;
const END_OF_BLOCK = 2 * BLOCK;
/** Bits of a coefficient in 8-bit pictures. */
const MOST_BITS = 11;
/** 8-bit levels: white above gray, encoders' rounding, and how far cameras exceed a screen's colors. */
const WHITE = 128;
const ROUNDED = 2;
const VIVID = 12;
const MOST_BEYOND = 0.003;

/** A component in a scan, with its Huffman tables (ITU-T T.81, B.2.4.2: counts by length, then symbols). */
export interface ScanPart {
  /** Blocks per MCU. */
  readonly blocks: number;
  readonly dc: Buffer;
  /** Absent in the first scan of a progressive picture. */
  readonly ac?: Buffer | undefined;
  /** Levels (of 255) of one unit of DC. */
  readonly unit: number;
}

/** Indexed by the next 16 bits: bits of code and value; from bit 8 on, bits of a DC or the coefficients covered. */
function codesOf(table: Buffer, isDc: boolean): Uint16Array {
  const codes = new Uint16Array(1 << 16);
  let code = 0;
  let next = 16;
  for (let length = 1; length <= 16; length++) {
    for (let n = table[length - 1] ?? 0; n > 0; n--, code += 1 << (16 - length)) {
      const symbol = table[next++] ?? 0;
      const bits = isDc ? symbol : symbol & 15;
      const covered = bits > 0 || symbol === 0xf0 ? (symbol >> 4) + 1 : END_OF_BLOCK;
      const entry = ((isDc ? bits : covered) << 8) | (length + bits);
      codes.fill(bits > MOST_BITS ? 0 : entry, code, code + (1 << (16 - length)));
    }
  }
  return codes;
}

/** Whether a mean color (YCbCr from gray, ITU-T T.871) exceeds sRGB: a wrong DC tints black hair and white walls. */
function isBeyond([y = 0, cb = 0, cr = 0]: Float64Array): boolean {
  const rgb = [y + 1.402 * cr, y - 0.344 * cb - 0.714 * cr, y + 1.772 * cb];
  return rgb.some((level) => Math.abs(level) > WHITE + VIVID);
}

const peek = (data: Uint8Array, at: number): number => {
  const byte = at >> 3;
  const bits = ((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0);
  return (bits >> (8 - (at & 7))) & 0xffff;
};

/** The data between restarts, one by one: a file may have millions of them. */
function* intervalsOf(scan: string): Generator<string, undefined> {
  let start = 0;
  for (const { index } of scan.matchAll(/\xff[\xd0-\xd7]/g)) {
    yield scan.slice(start, index);
    start = index + 2;
  }
  yield scan.slice(start);
}

/**
 * Reads a scan of all components, DC by value, without its pixels. @param each MCUs between restarts, or 0
 * @throws Error if the data is truncated, too long, or not what an encoder writes
 */
export function readScan(
  parts: readonly ScanPart[],
  scan: Buffer,
  { all, each, isYcc, mayTrail }: Readonly<{ all: number; each: number; isYcc: boolean; mayTrail: boolean }>,
): void {
  const coded = parts.map((part) => ({ ...part, dc: codesOf(part.dc, true), ac: part.ac && codesOf(part.ac, false) }));
  const intervals = intervalsOf(scan.toString('latin1'));
  const means = new Float64Array(parts.length);
  let beyond = 0;
  for (let mcu = 0; mcu < all; ) {
    const end = Math.min(all, mcu + (each || all));
    const data = Buffer.from(intervals.next().value?.replaceAll('\xff\0', '\xff') ?? '', 'latin1');
    const predictions = new Int32Array(parts.length);
    let at = 0;
    for (; mcu < end; mcu++) {
      for (let p = 0; p < coded.length; p++) {
        const { blocks, dc, ac, unit } = coded[p] as (typeof coded)[number];
        means[p] = 0;
        for (let block = 0; block < blocks; block++) {
          const code = dc[peek(data, at)] ?? 0;
          const bits = code >> 8;
          at += code & 255;
          const value = peek(data, at - bits) >> (16 - bits);
          const level = (predictions[p] ?? 0) + (bits > 0 && value < 1 << (bits - 1) ? value - (1 << bits) + 1 : value);
          if (code === 0 || (Math.abs(level) - 1) * unit > WHITE + ROUNDED) throw new Error('no code, or beyond white');
          predictions[p] = level;
          means[p] = (means[p] ?? 0) + (level * unit) / blocks;
          if (ac) at = behindBlock(ac, data, at);
        }
      }
      if (isYcc && isBeyond(means)) beyond += 1;
      if (at > data.length * 8) throw new Error('data breaks off');
    }
    // Fill bytes may precede a marker.
    const isOver = data.subarray((at + 7) >> 3).every((byte) => byte === 0xff);
    if (!isOver && !(mayTrail && mcu === all)) throw new Error('data is left over');
  }
  if (beyond > all * MOST_BEYOND) throw new Error('colors that no screen shows');
}

function behindBlock(codes: Uint16Array, data: Uint8Array, start: number): number {
  let at = start;
  let k = 1;
  while (k < BLOCK) {
    const code = codes[peek(data, at)] ?? 0;
    at += code & 255;
    k += code === 0 ? BLOCK : code >> 8;
  }
  if (k > BLOCK && k < END_OF_BLOCK) throw new Error('no code, or a coefficient beyond its block');
  return at;
}

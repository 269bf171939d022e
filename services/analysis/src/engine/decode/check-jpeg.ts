import { readScan } from './read-scan.ts';

const DHT = 0xc4;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DRI = 0xdd;
const APP14 = 0xee;
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const COEFFICIENTS = 64;
/** The end that the gateway adds to a JPEG without one; a phone's own data may precede it. */
const MISSING_END = Buffer.from([0xff, 0xff, EOI]);

/** Calls `take` for each table of a segment, which returns its bytes. */
function eachTable(data: Buffer, take: (head: number, table: Buffer) => number): void {
  for (let at = 0; at < data.length; ) at += 1 + take(data[at] ?? 0, data.subarray(at + 1));
}

/** The number of MCUs and the components, with the coefficients whose bits are still to come. */
function frameOf(data: Buffer) {
  const [height, width, count = 0] = [data.readUInt16BE(1), data.readUInt16BE(3), data[5]];
  const components = Array.from({ length: count }, (_, i) => {
    const [id = 0, sampling = 0, table = 0] = data.subarray(6 + 3 * i);
    // The blocks of a single component are not grouped.
    const [across, down] = count > 1 ? [sampling >> 4, sampling & 15] : [1, 1];
    return { id, across, down, table, missing: new Uint8Array(COEFFICIENTS).fill(1) };
  });
  const along = (side: number, key: 'across' | 'down') =>
    Math.ceil(side / 8 / Math.max(...components.map((component) => component[key])));
  return { all: along(width, 'across') * along(height, 'down'), components };
}

/** Position of the next marker other than a restart, after its fill bytes; -1 without one. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; ) {
    const second = bytes[at + 1] ?? 0;
    if (second > 0 && second < 0xff && second >> 3 !== 0xd0 >> 3) return at;
    at = bytes.indexOf(0xff, second === 0xff ? at + 1 : at + 2);
  }
  return -1;
}

/**
 * Checks a JPEG's coded data (ITU-T T.81) without decoding pixels. Decoders are lenient: they skip leftover data,
 * coefficients beyond a block, and missing scans. @throws Error if the data is broken
 */
export function checkJpeg(bytes: Buffer): void {
  const mayTrail = bytes.subarray(-MISSING_END.length).equals(MISSING_END);
  const huffman = new Map<number, Buffer>();
  /** Quantization of DC. */
  const steps: number[] = [];
  let { all, components }: ReturnType<typeof frameOf> = { all: 0, components: [] };
  let each = 0;
  let isYcc = true;
  for (let at = 2; bytes[at + 1] !== EOI; ) {
    const marker = bytes.readUInt8(at + 1);
    const end = marker === 0xff ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, end);
    at = end;
    if (FRAMES.has(marker)) ({ all, components } = frameOf(data));
    // Adobe's mark of RGB.
    if (marker === APP14) isYcc = data[11] !== 0;
    if (marker === DRI) each = data.readUInt16BE();
    if (marker === DQT)
      eachTable(data, (head, table) => {
        steps[head & 15] = head >> 4 ? table.readUInt16BE() : table.readUInt8();
        return head >> 4 ? 2 * COEFFICIENTS : COEFFICIENTS;
      });
    if (marker === DHT)
      eachTable(data, (head, table) => {
        huffman.set(head, table);
        return 16 + table.subarray(0, 16).reduce((sum, count) => sum + count, 0);
      });
    if (marker !== SOS) continue;
    at = endOfScan(bytes, end);
    if (at < 0) throw new Error('no end');
    const count = data[0] ?? 0;
    const [first = 0, last = 0, precision = 0] = data.subarray(1 + 2 * count);
    const shift = precision & 15;
    const parts = components.slice(0, count).flatMap((_, i) => {
      const [id, tables = 0] = data.subarray(1 + 2 * i);
      const component = components.find((one) => one.id === id);
      component?.missing.fill(shift, first, last + 1);
      const dc = huffman.get(tables >> 4);
      const ac = last > 0 ? huffman.get(16 + (tables & 15)) : undefined;
      if (!component || !dc) return [];
      return { blocks: component.across * component.down, dc, ac, unit: ((steps[component.table] ?? 0) << shift) / 8 };
    });
    // Decoders read the scans of other files to their end, and complain.
    if (first === 0 && precision >> 4 === 0 && parts.length === components.length)
      readScan(parts, bytes.subarray(end, at), { all, each, isYcc, mayTrail });
  }
  if (components.some(({ missing }) => missing.some((bits) => bits > 0))) throw new Error('scans are missing');
}

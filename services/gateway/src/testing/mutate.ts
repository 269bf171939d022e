import { crc32 } from 'node:zlib';
import type { SeededRandom } from '@trueseason/testing';

/** What lengths, counts and offsets overflow at, and names and markers that parsers look for. */
const NUMBERS = [0, 1, 2, 7, 0x7f, 0xff, 0xffff, 0x8000, 0x7fff_ffff, 0xffff_ffff];
const WORDS = [
  ...['IHDR', 'IDAT', 'IEND', 'iCCP', 'gAMA', 'cHRM', 'cICP', 'sRGB', 'tRNS', 'eXIf', 'tEXt', 'acsp', 'A2B0', 'rXYZ'],
  ...['\xff\xd8', '\xff\xd9', '\xff\xda', '\xff\xc0', '\xff\xc2', '\xff\xc4', '\xff\xdb', '\xff\xdd', '\xff\xd0'],
  ...['\xff\xe0', '\xff\xe1', '\xff\xe2', '\xff\xee', 'Exif\0\0', 'ICC_PROFILE\0\x01\x01', 'MM\0*', 'II*\0'],
];
const MOST_BYTES = 64 * 1024;

type Mutation = (file: Buffer, at: number, random: SeededRandom, other: Buffer) => Buffer;
const put = (file: Buffer, at: number, bytes: Buffer) => {
  bytes.copy(file, at);
  return file;
};
const insert = (file: Buffer, at: number, bytes: Buffer) =>
  Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)]);
const number = (random: SeededRandom) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(random.pick(NUMBERS));
  const size = random.pick([1, 2, 4]);
  return random.below(2) > 0 ? bytes.subarray(4 - size) : bytes.subarray(4 - size).reverse();
};
const MUTATIONS: readonly Mutation[] = [
  (file, at, random) => put(file, at, Buffer.from([random.below(256)])),
  (file, at, random) => put(file, at, Buffer.from([(file[at] ?? 0) ^ (1 << random.below(8))])),
  (file, at, random) => put(file, at, number(random)),
  (file, at, random) => put(file, at, Buffer.from(random.pick(WORDS), 'latin1')),
  (file, at, random) => insert(file, at, Buffer.from(random.pick(WORDS), 'latin1')),
  (file, at) => file.subarray(0, at),
  // A piece is lost, doubled many times, or from another file.
  (file, at, random) => Buffer.concat([file.subarray(0, at), file.subarray(at + random.below(300))]),
  (file, at, random) =>
    insert(file, at, Buffer.alloc(random.below(MOST_BYTES), file.subarray(at, at + 1 + random.below(300)))),
  (file, at, random, other) =>
    insert(file, at, other.subarray(random.below(other.length)).subarray(0, random.below(5_000))),
];

/** Makes the checksums of a PNG's chunks right, as attackers do. */
function withChecksums(png: Buffer): Buffer {
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length) break;
    png.writeUInt32BE(crc32(png.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return png;
}

/** Changes a file as networks, disks and attackers do. The same for the same random numbers. */
export function mutate(file: Buffer, random: SeededRandom, others: readonly Buffer[]): Buffer {
  let bytes = Buffer.from(file);
  for (let times = 1 + random.below(4); times > 0 && bytes.length > 0; times--) {
    // Lengths and counts stand at the start.
    const at = random.below(random.pick([bytes.length, Math.min(bytes.length, 700)]));
    bytes = Buffer.from(random.pick(MUTATIONS)(bytes, at, random, random.pick(others)));
  }
  return bytes[0] === 0x89 && random.below(3) > 0 ? withChecksums(bytes) : bytes;
}

/** Mutants of each kind in a sweep; `MUTANTS=10000` for a long look. */
export const MUTANTS: number = Number(process.env.MUTANTS ?? 300);

import sharp from 'sharp';
import type { SeededRandom } from './seeded-random.ts';

const [SOF, SOS, EOI] = [0xc0, 0xda, Buffer.from([0xff, 0xd9])];
const marker = (jpeg: Buffer, kind: number) => jpeg.indexOf(Buffer.from([0xff, kind]));
/** Where the coded data of a JPEG's first scan starts. */
function coded(jpeg: Buffer): number {
  const scan = marker(jpeg, SOS);
  return scan + 2 + jpeg.readUInt16BE(scan + 2);
}

const MCU = 16;
/** A JPEG with a restart marker after each row of MCUs, as some cameras write it: strips that are joined. */
async function withRestarts(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const strips: Buffer[] = [];
  for (let top = 0; top < height; top += MCU) {
    const raw = { width, height: Math.min(MCU, height - top), channels };
    const pixels = data.subarray(top * width * channels, (top + raw.height) * width * channels);
    strips.push(await sharp(pixels, { raw }).jpeg({ quality: 88, optimizeCoding: false }).toBuffer());
  }
  const [first = Buffer.alloc(0)] = strips;
  const head = Buffer.from(first.subarray(0, marker(first, SOS)));
  head.writeUInt16BE(height, marker(first, SOF) + 5);
  const restarts = Buffer.from([0xff, 0xdd, 0, 4, 0, Math.ceil(width / MCU)]);
  const scans = strips.flatMap((strip, i) => [
    strip.subarray(coded(strip), -EOI.length),
    i < strips.length - 1 ? Buffer.from([0xff, 0xd0 + (i % 8)]) : EOI,
  ]);
  return Buffer.concat([head, restarts, first.subarray(marker(first, SOS), coded(first)), ...scans]);
}

/** One picture as JPEGs of each kind, and as PNG. */
export const formsOf = (picture: Buffer): Promise<Buffer[]> =>
  Promise.all([
    sharp(picture).jpeg({ quality: 90 }).toBuffer(),
    sharp(picture).jpeg({ quality: 75 }).toBuffer(),
    sharp(picture).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(),
    sharp(picture).jpeg({ quality: 85, progressive: true }).toBuffer(),
    withRestarts(picture),
    sharp(picture).png().toBuffer(),
  ]);

type Damage = (file: Buffer, any: () => number, random: SeededRandom, to: number) => Buffer;
const flip: Damage = (file, any, random) => {
  const at = any();
  file.writeUInt8(file.readUInt8(at) ^ (1 << random.below(8)), at);
  return file;
};
const DAMAGES: readonly Damage[] = [
  flip,
  flip,
  // Several bits.
  (file, any, random, to) =>
    Array.from({ length: 2 + random.below(30) }).reduce<Buffer>((broken) => flip(broken, any, random, to), file),
  // Zeros.
  (file, any, random, to) => {
    const at = any();
    return file.fill(0, at, Math.min(to, at + (64 << random.below(8))));
  },
  // Noise.
  (file, any, random, to) => {
    const at = any();
    for (let i = at; i < Math.min(to, at + (16 << random.below(8))); i++) file[i] = random.below(256);
    return file;
  },
  // Cut off, with or without an end written after.
  (file, any, random, to) =>
    Buffer.concat([file.subarray(0, any()), random.below(2) > 0 ? file.subarray(to) : Buffer.alloc(0)]),
  // A piece is missing.
  (file, any, random, to) => {
    const at = any();
    return Buffer.concat([file.subarray(0, at), file.subarray(Math.min(to, at + 1 + random.below(4096)))]);
  },
  // Two blocks in each other's place.
  (file, any, random, to) => {
    const size = 512 << random.below(4);
    const [first = 0, second = 0] = [any(), any()].sort((a, b) => a - b);
    if (first + size > second || second + size > to) return flip(file, any, random, to);
    const moved = Buffer.from(file.subarray(first, first + size));
    file.copyWithin(first, second, second + size);
    moved.copy(file, second);
    return file;
  },
  // Two restart markers in each other's place.
  (file, any, random, to) => {
    const restarts: number[] = [];
    for (let at = file.indexOf(0xff); at >= 0 && at < to; at = file.indexOf(0xff, at + 1))
      if (((file[at + 1] ?? 0) & 0xf8) === 0xd0) restarts.push(at + 1);
    if (restarts.length < 2) return flip(file, any, random, to);
    const [a, b] = [random.pick(restarts), random.pick(restarts)];
    [file[a], file[b]] = [file[b] ?? 0, file[a] ?? 0];
    return file;
  },
];

/** Corrupts a photo's picture data as disks, networks and rescued cards do. */
export function corruptPhoto(photo: Buffer, random: SeededRandom): Buffer {
  const isJpeg = photo[0] === 0xff;
  const [from, to] = isJpeg ? [coded(photo), photo.length - 2] : [photo.indexOf('IDAT') + 4, photo.length - 12];
  return random.pick(DAMAGES)(Buffer.from(photo), () => from + random.below(to - from), random, to);
}

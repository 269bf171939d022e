import { randomFillSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  afterJpegStart,
  afterPngHeader,
  jpegSegment,
  pngChunk,
  type SeededRandom,
  seededRandom,
} from '@trueseason/test-kit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../http/problem-error.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

const ROUNDS = 400;
const noise = sharp({
  create: {
    width: 60,
    height: 40,
    channels: 3,
    background: '#b08060',
    noise: { type: 'gaussian', mean: 120, sigma: 40 },
  },
});

/** Corrupts a file as networks, disks and attackers do. */
function corrupt(file: Buffer, random: SeededRandom): Buffer {
  const bytes = Buffer.from(file);
  const at = random.below(bytes.length);
  const kind = random.below(5);
  if (kind === 0) return bytes.subarray(0, at);
  if (kind === 1)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(bytes.length, at + random.below(50)))]);
  if (kind === 2) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(random.below(bytes.length))]);
  for (let times = 1 + random.below(8); times > 0; times--) {
    bytes[random.below(bytes.length)] = random.pick([0, 0xff, 0xd8, 0xda, 0xc0, 0x7f, random.below(256)]);
  }
  return bytes;
}

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe.each([
  ['JPEGs', () => noise.clone().withMetadata({ orientation: 3 }).jpeg().toBuffer()],
  ['progressive JPEGs', () => noise.clone().jpeg({ progressive: true }).toBuffer()],
  ['PNGs', () => noise.clone().withIccProfile('p3').png().toBuffer()],
])('corrupted %s files', (name, make) => {
  it('are refused, or copied without growing', async () => {
    const photo = await make();
    const random = seededRandom(name.length);
    let refused = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const corrupted = corrupt(photo, random);
      try {
        const { body } = await sanitizePhoto(inPieces(corrupted, 1 + random.below(300)));
        let copied = 0;
        for await (const chunk of body) copied += chunk.length;
        expect(copied).toBeLessThanOrEqual(corrupted.length + 60);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        expect(['photo_type', 'photo_damaged', 'photo_encoding']).toContain(error.code);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(ROUNDS / 10);
    expect(refused).toBeLessThan(ROUNDS);
  });
});

const NAMES = ['rXYZ', 'gXYZ', 'bXYZ', 'wtpt', 'rTRC', 'A2B0', 'A2B1', 'B2A0', 'desc', 'cprt'];
const MB = 1024 * 1024;
/** Inflating, filtering and deflating hold a 2 MB profile a few times. */
const MOST_HELD_MB = 40;
const LONGEST_MS = 2_000;

/** A profile with random, repeated and overlapping tags, over compressible or random data. */
function anyProfile(random: SeededRandom): Buffer {
  const tags = random.below(101);
  const bytes = 132 + tags * 12 + random.below(random.pick([200, 20_000, 1_500_000]));
  const profile = random.pick([Buffer.alloc(bytes), randomFillSync(Buffer.alloc(bytes))]);
  profile.write('acsp', 36, 'latin1');
  profile.writeUInt32BE(tags, 128);
  const start = 132 + tags * 12;
  const [place, size] = [random.below(bytes - start + 1), random.below(bytes)];
  for (let i = 0, at = 132; i < tags; i++, at += 12) {
    const offset = random.pick([place, start + random.below(bytes - start + 1)]);
    profile.write(random.pick(NAMES), at, 'latin1');
    profile.writeUInt32BE(offset - start > size ? start : offset, at + 4);
    profile.writeUInt32BE(random.pick([Math.min(size, bytes - offset), random.below(40), 0]), at + 8);
  }
  return profile;
}

const pngWith = (photo: Buffer, profiles: readonly Buffer[]): Buffer =>
  afterPngHeader(
    photo,
    ...profiles.map((profile) =>
      pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(profile)])),
    ),
  );

function jpegWith(photo: Buffer, profiles: readonly Buffer[]): Buffer {
  const segments = profiles.flatMap((profile) => {
    const count = Math.ceil(profile.length / 65_000);
    return Array.from({ length: count }, (_, i) => {
      const head = Buffer.from([...Buffer.from('ICC_PROFILE\0'), i + 1, count]);
      return jpegSegment(0xe2, Buffer.concat([head, profile.subarray(i * 65_000, (i + 1) * 65_000)]));
    });
  });
  return afterJpegStart(photo, ...segments);
}

describe.each([
  ['PNGs', () => noise.clone().png().toBuffer(), pngWith],
  ['JPEGs', () => noise.clone().jpeg().toBuffer(), jpegWith],
])('%s files with random profiles', (name, make, put) => {
  it('never grow, and take little memory and time', async () => {
    const photo = await make();
    const random = seededRandom(name.length);
    for (let round = 0; round < ROUNDS / 10; round++) {
      const sent = put(
        photo,
        Array.from({ length: random.pick([1, 1, 1, 30]) }, () => anyProfile(random)),
      );
      const [began, before] = [performance.now(), process.memoryUsage().arrayBuffers];
      let copied = 0;
      try {
        for await (const part of (await sanitizePhoto(inPieces(sent, 64 * 1024))).body) copied += part.length;
      } catch (error) {
        expect(error).toMatchObject({ code: 'photo_damaged' });
      }
      expect(copied).toBeLessThanOrEqual(sent.length + 200);
      expect((process.memoryUsage().arrayBuffers - before) / MB).toBeLessThan(MOST_HELD_MB);
      expect(performance.now() - began).toBeLessThan(LONGEST_MS);
    }
  });
});

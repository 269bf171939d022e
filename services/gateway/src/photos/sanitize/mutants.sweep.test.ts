import { deflateSync } from 'node:zlib';
import {
  afterPngHeader,
  pngChunk,
  refusedContainers,
  type SeededRandom,
  sameInEveryContainer,
  seededRandom,
} from '@trueseason/testing';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { ProblemError } from '../../http/problem-error.ts';
import { hostileFiles, oddPhotos } from '../../testing/hostile/files.ts';
import { MUTANTS, mutate } from '../../testing/mutate.ts';
import { isAdobeRgb, readOrientation } from './exif.ts';
import { colorsOfProfile } from './icc-colors.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const MB = 1024 * 1024;
const MOST_HELD_MB = 100;
const LONGEST_MS = 2_000;
/** A recompressed profile may be slightly longer. */
const MOST_ADDED_BYTES = 300;
/** The large ones are tried as they are elsewhere. */
const MOST_BYTES = 100_000;

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function sanitize(bytes: Buffer, size: number): Promise<Buffer | null> {
  try {
    const parts: Buffer[] = [];
    for await (const part of (await sanitizePhoto(inPieces(bytes, size), 'a.jpg')).body) parts.push(part);
    return Buffer.concat(parts);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(['photo_type', 'photo_damaged', 'photo_encoding']).toContain(error.code);
    return null;
  }
}

const plain = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b08060' } })
  .withExif({ IFD0: { Make: 'a phone' } })
  .png()
  .toBuffer();
const profiled = await sharp(plain).withIccProfile('p3').withMetadata({ orientation: 6 }).jpeg().toBuffer();
const { icc = plain, exif = plain } = await sharp(profiled).metadata();
const containers = [...(await sameInEveryContainer(plain)), ...(await refusedContainers(plain))];
const files = [
  ...containers.map(({ name, bytes }) => [name, bytes] as const),
  ['JPEG with everything', profiled] as const,
  ...(await hostileFiles()).map(([what, bytes]) => [what, bytes] as const),
  ...(await oddPhotos()),
].filter(([, bytes]) => bytes.length < MOST_BYTES);
const inPng = (profile: Buffer) =>
  afterPngHeader(plain, pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(profile)])));

type Take = (random: SeededRandom) => Promise<void> | void;
/** Photos are refused, or copied without growing. */
const asPhoto =
  (make: (random: SeededRandom) => Buffer): Take =>
  async (random) => {
    const sent = make(random);
    const clean = await sanitize(sent, 1 + random.below(random.pick([3_000, 70_000])));
    if (!clean) return;
    expect(clean.length).toBeLessThanOrEqual(sent.length + MOST_ADDED_BYTES);
  };
const others = files.map(([, bytes]) => bytes).filter(({ length }) => length > 0);
const KINDS: readonly (readonly [what: string, take: Take])[] = [
  ...files.map(([what, bytes]) => [what, asPhoto((random) => mutate(bytes, random, others))] as const),
  ['mutated profiles', asPhoto((random) => inPng(mutate(icc, random, [icc])))],
  ['profiles alone', (random) => void colorsOfProfile(mutate(icc, random, [icc]))],
  [
    'EXIF blocks',
    (random) => {
      const block = mutate(exif.subarray(6), random, [exif]);
      expect(readOrientation(block)).toBeLessThanOrEqual(8);
      isAdobeRgb(block);
    },
  ],
];

it.each(KINDS)('mutants of %s take little memory and time', async (what, take) => {
  const random = seededRandom(what.length);
  const before = process.memoryUsage.rss();
  for (let round = 0; round < MUTANTS; round++) {
    const began = performance.now();
    await take(random);
    expect(performance.now() - began).toBeLessThan(LONGEST_MS);
    expect((process.memoryUsage.rss() - before) / MB).toBeLessThan(MOST_HELD_MB);
  }
});

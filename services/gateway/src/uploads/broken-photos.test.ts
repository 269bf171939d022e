import { type SeededRandom, seededRandom } from '@trueseason/test-kit';
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

/** Corrupts a file the way networks, disks and enemies do. */
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
])('%s that were corrupted', (name, make) => {
  it('are refused, or copied without growing, and nothing else', async () => {
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
        expect(['photo_type', 'photo_damaged']).toContain(error.code);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(ROUNDS / 10);
    expect(refused).toBeLessThan(ROUNDS);
  });
});

import { readFile } from 'node:fs/promises';
import { evidenceSchema } from '@trueseason/contracts';
import { customerPhotos } from '@trueseason/painted-portraits';
import { hasRealPortraits, realPortraits } from '@trueseason/test-kit';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Engine, loadEngine } from './engine.ts';

// Painting and measuring take seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const portrait = async (index: number) => readFile((await realPortraits())[index] ?? '');

const crop = (photo: Buffer, left: number, top: number, size: number) =>
  sharp(photo).extract({ left, top, width: size, height: size }).jpeg({ quality: 92 }).toBuffer();

/** Three photos of one person: the whole portrait and two crops. */
const selfies = async (index: number) => {
  const photo = await portrait(index);
  return [photo, await crop(photo, 60, 20, 900), await crop(photo, 100, 60, 850)];
};

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

describe('photos without a measurable face', () => {
  it('are refused with a reason for each', async () => {
    const blank = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#c8b8a0' } })
      .jpeg()
      .toBuffer();
    const outcome = await engine.analyze([blank, Buffer.from('not a picture'), blank.subarray(0, 900)]);
    expect(outcome.ok).toBe(false);
    if (outcome.ok) return;
    expect(outcome.photos.map(({ position, problems }) => [position, problems])).toEqual([
      [1, ['no_face']],
      [2, ['unreadable']],
      [3, ['unreadable']],
    ]);
  });

  it('include other file formats', async () => {
    const webp = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
      .webp()
      .toBuffer();
    expect((await engine.check(webp)).verdict.problems).toEqual(['unreadable']);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await engine.check(svg)).verdict.problems).toEqual(['unreadable']);
  });
});

it('measures photos on their side as if they were upright, and outlines them as they are', async () => {
  const photos = await customerPhotos();
  const turned = async (degrees: number) =>
    engine.analyze(await Promise.all(photos.map((photo) => sharp(photo).rotate(degrees).png().toBuffer())));
  const [upright, ...others] = [await turned(0), await turned(90), await turned(180), await turned(270)];
  if (!upright?.ok) throw new Error('no upright answer');
  const chinOf = (outlines: typeof upright.outlines) =>
    outlines[0]?.find(({ feature }) => feature === 'face')?.lines[0]?.[0];
  const [x = 0, y = 0] = chinOf(upright.outlines) ?? [];
  const places = [
    [1 - y, x],
    [1 - x, 1 - y],
    [y, 1 - x],
  ];
  for (const [i, outcome] of others.entries()) {
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
    expect(outcome.evidence.distribution[0]?.season).toBe(upright.evidence.distribution[0]?.season);
    const skin = [...outcome.evidence.features.skin.lab];
    for (const [c, value] of upright.evidence.features.skin.lab.entries()) expect(skin[c]).toBeCloseTo(value, 0);
    const [u = -1, v = -1] = chinOf(outcome.outlines) ?? [];
    expect(Math.hypot(u - (places[i]?.[0] ?? 0), v - (places[i]?.[1] ?? 0))).toBeLessThan(0.03);
  }
});

it('cuts off the bars of a screenshot before it judges the light', async () => {
  const photos = await customerPhotos();
  const answer = async (background?: string) => {
    const bars = { top: 150, bottom: 150, ...(background && { background }) };
    const shots = photos.map((photo) => (background ? sharp(photo).extend(bars) : sharp(photo)).png().toBuffer());
    const outcome = await engine.analyze(await Promise.all(shots));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
    return outcome;
  };
  const bare = await answer();
  for (const color of ['#ffffff', '#000000']) {
    const { evidence, outlines } = await answer(color);
    expect(evidence).toEqual(bare.evidence);
    const [line, own] = [outlines, bare.outlines].map(
      (all) => all[0]?.find(({ feature }) => feature === 'face')?.lines[0],
    );
    const { height = 0 } = await sharp(photos[0]).metadata();
    expect(line?.[0]?.[1]).toBeCloseTo((150 + (own?.[0]?.[1] ?? 0) * height) / (height + 300), 6);
  }
});

describe.skipIf(!hasRealPortraits)('real portraits', () => {
  it('give complete, reproducible evidence', async () => {
    const photos = await selfies(0);
    const outcome = await engine.analyze(photos);
    expect(outcome.ok).toBe(true);
    if (!outcome.ok) return;
    expect(() => evidenceSchema.parse(outcome.evidence)).not.toThrow();
    const { distribution, features } = outcome.evidence;
    expect(distribution.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
    expect(features.skin.pixels).toBeGreaterThan(5000);
    expect(features.hair).not.toBeNull();
    expect(features.iris).not.toBeNull();
    const again = await engine.analyze(photos);
    expect(again.ok && again.evidence).toEqual(outcome.evidence);
  });

  it('give different measurements for different people', async () => {
    const [a, b] = [await engine.analyze(await selfies(0)), await engine.analyze(await selfies(1))];
    if (!a.ok || !b.ok) throw new Error('a good portrait was refused');
    expect(a.evidence.features.skin.hex).not.toBe(b.evidence.features.skin.hex);
  });

  it('pass the quick check, and fail it when degraded', async () => {
    const photo = await portrait(2);
    expect((await engine.check(photo)).verdict.problems).toEqual([]);
    const problems = async (degraded: Sharp) => (await engine.check(await degraded.jpeg().toBuffer())).verdict.problems;
    expect(await problems(sharp(photo).blur(9))).toContain('blurred');
    expect(await problems(sharp(photo).grayscale())).toContain('black_and_white');
    expect(await problems(sharp(photo).linear(0.12, 0))).toContain('underexposed');
    expect(await problems(sharp(photo).linear([0.55, 1.25, 0.55], [0, 0, 0]))).toContain('strong_cast');
    const small = await sharp(photo).resize(240).toBuffer();
    const wide = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#777' } });
    expect(await problems(wide.composite([{ input: small }]))).toContain('too_far');
    const [left, right] = await Promise.all(
      [2, 3].map(async (index) =>
        sharp(await portrait(index))
          .resize(700)
          .toBuffer(),
      ),
    );
    const both = sharp({ create: { width: 1400, height: 700, channels: 3, background: '#777' } });
    expect(
      await problems(
        both.composite([
          { input: left, left: 0, top: 0 },
          { input: right, left: 700, top: 0 },
        ]),
      ),
    ).toEqual(['several_faces']);
  });
});

import { deserialize, serialize } from 'node:v8';
import { customerPhotos } from '@trueseason/testing/portraits';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createExaminedPhotos } from '../examined-photos.ts';
import { type Engine, loadEngine } from './engine.ts';

// Painting and measuring take seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

/** Analyzed photos; an analysis takes seconds on a busy machine. */
async function analyzed(photos: readonly (Buffer | Sharp)[]) {
  const files = photos.map((photo) => (Buffer.isBuffer(photo) ? photo : photo.png().toBuffer()));
  const outcome = await engine.analyze(await Promise.all(files));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
  return outcome;
}

it('measures the same from what checks examined', async () => {
  const examined = createExaminedPhotos();
  const photos = await customerPhotos();
  for (const photo of photos)
    await examined.share(photo, async () => deserialize(serialize(await engine.examine(photo))));
  const taken = await Promise.all(photos.map(examined.take));
  const [{ timings: _, ...fresh }, { timings, ...kept }] = [
    await engine.analyze(photos),
    await engine.analyze(taken.map((outcome, i) => outcome?.examined ?? photos[i] ?? Buffer.alloc(0))),
  ];
  expect(kept).toEqual(fresh);
  expect(timings).not.toHaveProperty('decode');
  expect(await Promise.all(photos.map(examined.take))).toEqual(photos.map(() => undefined));
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
});

describe('changed photos', () => {
  type Analyzed = Awaited<ReturnType<typeof analyzed>>;
  let [photos, upright]: [Buffer[], Analyzed?] = [[]];
  beforeAll(async () => {
    photos = await customerPhotos();
    upright = await analyzed(photos.map((photo) => sharp(photo)));
  });
  const chinOf = (outcome: Analyzed | undefined) =>
    outcome?.outlines[0]?.find(({ feature }) => feature === 'face')?.lines[0]?.[0] ?? [];

  it('on their side are measured as if they were upright, and outlined as they are', async () => {
    const [x = 0, y = 0] = chinOf(upright);
    for (const [degrees, left, top] of [
      [90, 1 - y, x],
      [180, 1 - x, 1 - y],
      [270, y, 1 - x],
    ] as const) {
      const outcome = await analyzed(photos.map((photo) => sharp(photo).rotate(degrees)));
      expect(outcome.evidence.distribution[0]?.season).toBe(upright?.evidence.distribution[0]?.season);
      const skin = [...outcome.evidence.features.skin.lab];
      for (const [c, value] of upright?.evidence.features.skin.lab.entries() ?? [])
        expect(skin[c]).toBeCloseTo(value, 0);
      const [u = -1, v = -1] = chinOf(outcome);
      expect(Math.hypot(u - left, v - top)).toBeLessThan(0.03);
    }
  });

  it('lose the bars of a screenshot before their light is judged', async () => {
    const { height = 0 } = await sharp(photos[0]).metadata();
    for (const background of ['#ffffff', '#000000']) {
      const outcome = await analyzed(photos.map((photo) => sharp(photo).extend({ top: 150, bottom: 150, background })));
      expect(outcome.evidence).toEqual(upright?.evidence);
      expect(chinOf(outcome)[1]).toBeCloseTo((150 + (chinOf(upright)[1] ?? 0) * height) / (height + 300), 6);
    }
  });
});

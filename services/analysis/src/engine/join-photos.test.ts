import { NO_ANSWERS, type PhotoVerdict } from '@trueseason/contracts';
import { customerPhotos, photograph } from '@trueseason/testing/portraits';
import { describeShot, FINGERPRINT_SIZE, isSameShot } from '@trueseason/vision/same-shot';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildEvidence } from './build-evidence.ts';
import { type AnalyzeOutcome, type Engine, loadEngine } from './engine.ts';
import { joinPhotos } from './join-photos.ts';

// Measuring takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const repeated = (outcome: AnalyzeOutcome) =>
  (outcome.ok ? outcome.evidence.photos : outcome.photos).map(({ warnings }) => warnings.includes('repeated'));

describe('a repeated shot', () => {
  let analyze: Engine['analyze'];
  let image: Buffer;
  beforeAll(async () => {
    ({ analyze } = await loadEngine());
    image = await photograph('customer-1');
  });

  it('is detected in the same file, reencoded and mirrored, and counts once', async () => {
    const [encoded, mirrored] = await Promise.all([
      sharp(image).jpeg({ quality: 60 }).toBuffer(),
      sharp(image).flop().jpeg({ quality: 90 }).toBuffer(),
    ]);
    for (const photos of [
      [image, image, image],
      [image, encoded, mirrored],
    ]) {
      const outcome = await analyze(photos);
      expect(repeated(outcome).filter(Boolean)).toHaveLength(2);
      const own = repeated(outcome).indexOf(false) + 1;
      const of = [1, 2, 3].map((position) => (position === own ? undefined : own));
      expect(outcome.ok && outcome.evidence.photos.map(({ repeatOf }) => repeatOf)).toEqual(of);
      expect(outcome.ok && outcome.evidence.agreement.photos).toBe(1);
      expect(outcome.ok && outcome.outlines).toHaveLength(3);
    }
  });

  it('is detected when cropped, rotated, mirrored and filtered', async () => {
    const { width = 0, height = 0 } = await sharp(image).metadata();
    const size = { width: Math.round(width * 0.88), height: Math.round(height * 0.88) };
    const corner = await sharp(image)
      .extract({ left: width - size.width, top: Math.round((height - size.height) * 0.4), ...size })
      .jpeg({ quality: 75 })
      .toBuffer();
    const turned = await sharp(image).flop().rotate(4, { background: '#808080' }).jpeg().toBuffer();
    const filtered = await sharp(turned)
      .extract({ left: Math.round(width * 0.08), top: Math.round(height * 0.06), ...size })
      .modulate({ brightness: 1.03, saturation: 1.08 })
      .jpeg({ quality: 80 })
      .toBuffer();
    expect(repeated(await analyze([image, corner, filtered])).filter(Boolean)).toHaveLength(2);
  });

  it('is the same in quick checks and in the analysis', async () => {
    const { examine } = await loadEngine();
    const photos = [
      image,
      await sharp(image).flop().jpeg({ quality: 90 }).toBuffer(),
      ...(await customerPhotos()).slice(1),
    ];
    const shots = await Promise.all(photos.map(async (photo) => (await examine(photo)).verdict.shot));
    const [first, ...others] = shots;
    if (!first) throw new Error('a painted portrait was refused');
    expect(others.map((other) => other && isSameShot(first, other))).toEqual([true, false, false]);
    expect((await examine(await photograph('landscape'))).verdict.shot).toBeUndefined();
  });

  it('is not detected in different photos of one person', async () => {
    const outcome = await analyze(await customerPhotos());
    expect(repeated(outcome)).toEqual([false, false, false]);
    expect(outcome.ok && outcome.evidence.agreement.photos).toBe(3);
  });

  it('joins what was read of photos that are deleted', async () => {
    const photos = await customerPhotos();
    const whole = await analyze(photos);
    if (!whole.ok) throw new Error('a painted portrait was refused');
    const joined = await analyze(photos.slice(2), { positions: [3], earlier: whole.readings });
    if (!joined.ok) throw new Error('a painted portrait was refused');
    expect(joined.readings).toEqual(whole.readings);
    expect(joined.evidence).toEqual(whole.evidence);
    expect(joined.outlines).toEqual([[], [], whole.outlines[2]]);
    const left = await analyze([], { positions: [], earlier: whole.readings.slice(1) });
    expect(left.ok && left.evidence.photos.map(({ position }) => position)).toEqual([2, 3]);
  });

  it('adds no certainty, also when the answer is rebuilt', async () => {
    const outcome = await analyze([image, image, image]);
    if (!outcome.ok) throw new Error('a painted portrait was refused');
    const verdicts: readonly PhotoVerdict[] = outcome.evidence.photos;
    const [one] = outcome.readings;
    const alone = one ? buildEvidence([{ ...one, repeatOf: undefined }], verdicts.slice(0, 1)) : undefined;
    expect(outcome.evidence.confidence).toBeCloseTo(alone?.confidence ?? Number.NaN, 6);
    expect(buildEvidence(outcome.readings, verdicts, NO_ANSWERS)).toEqual(outcome.evidence);
  });
});

it('is one group where copies are alike by way of another', () => {
  const detail = Float32Array.from({ length: FINGERPRINT_SIZE ** 2 }, (_, i) => Math.sin(i * 12.9898));
  const known = new Uint8Array(FINGERPRINT_SIZE ** 2).fill(1);
  const copiesAt = (...warmths: number[]) =>
    joinPhotos(
      warmths.map((warmth, i) => ({
        position: i + 1,
        readings: { zones: {}, features: {} },
        shot: describeShot({ detail, known }, [0, warmth, -1]),
      })),
    ).map(({ repeatOf }) => repeatOf);
  expect(copiesAt(0, 0.3, 0.15)).toEqual([undefined, 1, 1]);
  expect(copiesAt(0, 0.3)).toEqual([undefined, undefined]);
});

it('stays what was shown while all photos existed', () => {
  const reading = { zones: {}, features: {} };
  const earlier = (position: number, told: object) => {
    const readings = { ...reading, position, place: 1, ...told };
    return { position, readings, earlier: readings };
  };
  const photos = [earlier(2, {}), earlier(3, { repeatOf: 2 }), earlier(4, { place: 4 }), earlier(5, { repeatOf: 2 })];
  const joined = joinPhotos([...photos.slice(1), { position: 6, readings: reading }]);
  // Photo 2 was left out: the first of its copies takes its place.
  expect(joined.map(({ position, repeatOf }) => [position, repeatOf])).toEqual([
    [3, undefined],
    [4, undefined],
    [5, 3],
    [6, undefined],
  ]);
});

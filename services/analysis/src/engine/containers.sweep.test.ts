import type { Evidence, SeasonName } from '@trueseason/contracts';
import { deltaE00 } from '@trueseason/style/color';
import { hasRealPortraits, realPortraits, sameInEveryContainer } from '@trueseason/testing';
import { photograph } from '@trueseason/testing/portraits';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Engine, loadEngine } from './engine.ts';

// Seventy measurements, of seconds each on a busy machine.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 240_000 });

/** ΔE00 of displayed skin between two files of one picture. */
const SAME_SKIN = 2;
/** Probability of the season; where two are equally likely, either may lead. */
const SAME_PROBABILITY = 0.15;
/** Containers that the gateway mends before storing. */
const MENDED = /cut|broken|without end|over a profile/;

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

async function measure(...photos: Buffer[]) {
  const outcome = await engine.analyze(photos);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
  return outcome.evidence;
}

const probabilityOf = ({ distribution }: Evidence, season?: SeasonName) =>
  distribution.find((entry) => entry.season === season)?.probability ?? 0;

/** A real portrait where there are any. */
const picture = async () => {
  const [portrait] = hasRealPortraits ? await realPortraits() : [];
  return sharp(portrait ?? (await photograph('customer-1')))
    .resize({ width: 720 })
    .png()
    .toBuffer();
};

it('gives one answer in every container, and finds that it is one shot', async () => {
  const plain = await picture();
  const expected = await measure(plain);
  const season = expected.distribution[0]?.season;
  for (const { name, bytes } of await sameInEveryContainer(plain)) {
    if (MENDED.test(name)) continue;
    const evidence = await measure(bytes);
    expect.soft(deltaE00(evidence.features.skin.lab, expected.features.skin.lab), name).toBeLessThan(SAME_SKIN);
    const shift = Math.abs(probabilityOf(evidence, season) - probabilityOf(expected, season));
    expect.soft(shift, name).toBeLessThan(SAME_PROBABILITY);
    const { photos } = await measure(plain, bytes);
    expect
      .soft(
        photos.some(({ repeatOf }) => repeatOf !== undefined),
        name,
      )
      .toBe(true);
  }
});

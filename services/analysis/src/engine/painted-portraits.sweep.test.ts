import { deltaE00, hueAngle, hueDifference, labToLch } from '@trueseason/style/color';
import { customerPhotos, paletteOf, photograph, truthOf } from '@trueseason/testing/portraits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decodePhoto } from './decode/decode.ts';
import { type Engine, loadEngine } from './engine.ts';
import { detectFaces } from './find/detect-faces.ts';
import { fitFaceMesh } from './find/face-mesh.ts';
import { segmentHead } from './find/segment.ts';
import { loadModels, type Models } from './models.ts';

// Measuring takes seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let engine: Engine;
let models: Models;
beforeAll(async () => {
  [engine, models] = await Promise.all([loadEngine(), loadModels()]);
});

describe('the converted models', () => {
  it('find painted irises and hair', async () => {
    const picture = await decodePhoto(await photograph('customer-1'));
    const faces = await detectFaces(picture, models.detector);
    expect(faces).toHaveLength(1);
    const mesh = await fitFaceMesh(picture, faces[0] as (typeof faces)[number], models.mesh);
    expect(mesh.presence).toBeGreaterThan(0.9);
    for (const [i, landmark] of [468, 473].entries()) {
      const [found, painted] = [mesh.points[landmark], truthOf('customer-1').irises?.[i]];
      if (!found || !painted) throw new Error('an iris is missing');
      expect(Math.hypot(found.x - painted.x, found.y - painted.y)).toBeLessThan(painted.radius * 0.5);
    }
    const { probabilities } = await segmentHead(picture, mesh, models.segmenter);
    const share = (kind: number) => {
      let n = 0;
      for (let cell = 0; cell < probabilities.length; cell += 6) if ((probabilities[cell + kind] ?? 0) > 0.5) n += 1;
      return n / (probabilities.length / 6);
    };
    expect(share(1)).toBeGreaterThan(0.05);
    expect(share(3)).toBeGreaterThan(0.08);
  });
});

describe('known colors', () => {
  it('are recovered from three photos in mild light', async () => {
    const outcome = await engine.analyze(await customerPhotos());
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
    const { skin, hair, iris } = outcome.evidence.features;
    const truth = paletteOf('customer-1');
    expect(deltaE00(skin.lab, truth.skin)).toBeLessThan(6);
    const [, a, b] = skin.lab;
    expect(Math.abs(hueDifference(hueAngle(a, b), labToLch(truth.skin)[2]))).toBeLessThan(6);
    expect(hair && deltaE00(hair.lab, truth.hair)).toBeLessThan(8);
    // Shown halfway to what eyes of its name usually look like.
    expect(iris && deltaE00(iris.lab, truth.iris)).toBeLessThan(10);
  });

  it('separate very deep from very light, and refuse neither', async () => {
    const lightness: number[] = [];
    for (const name of ['person-1', 'person-12'] as const) {
      const image = await photograph(name);
      const outcome = await engine.analyze([image, image, image]);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
      lightness.push(outcome.evidence.features.skin.lab[0]);
    }
    expect((lightness[0] ?? 0) - (lightness[1] ?? 0)).toBeGreaterThan(25);
  });
});

describe('gates', () => {
  it.each([
    ['several_faces', 'two-people', {}],
    ['eyes_closed', 'eyes-closed', {}],
    ['eyes_hidden', 'sunglasses', {}],
    ['no_face', 'landscape', {}],
    ['black_and_white', 'customer-1', { monochrome: true }],
    ['blurred', 'customer-1', { blur: 14 }],
    ['underexposed', 'customer-1', { light: { exposure: -4 } }],
  ] as const)('answer %s', async (problem, picture, shot) => {
    const image = await photograph(picture, shot);
    expect((await engine.examine(image)).verdict.problems).toContain(problem);
  });

  it('note a hat without refusing it', async () => {
    const { verdict } = await engine.examine(await photograph('hat'));
    expect(verdict.problems).toEqual([]);
    expect(verdict.warnings).toContain('headwear');
  });
});

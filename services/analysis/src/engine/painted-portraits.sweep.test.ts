import { deltaE00, hueAngle, hueDifference, labToLch } from '@trueseason/color';
import { createPerson, portraitSet, renderPortrait } from '@trueseason/painted-portraits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decodePhoto } from './decode/decode.ts';
import { type Engine, loadEngine } from './engine.ts';
import { detectFaces } from './find/detect-faces.ts';
import { fitFaceMesh } from './find/face-mesh.ts';
import { segmentHead } from './find/segment.ts';
import { loadModels, type Models } from './models.ts';

// Painting and measuring take seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let engine: Engine;
let models: Models;
beforeAll(async () => {
  [engine, models] = await Promise.all([loadEngine(), loadModels()]);
});

/** Large enough to be measured; painting and measuring take a third less than at the usual size. */
const SMALL = { width: 720, height: 936 };
const person = createPerson({ seed: 'known', depth: 0.45, undertone: 0.3, hairStyle: 'long' });

describe('the converted models', () => {
  it('find the irises where they were painted, and hair where there is hair', async () => {
    const { image, truth } = await renderPortrait({ ...SMALL, person });
    const picture = await decodePhoto(image);
    const faces = await detectFaces(picture, models.detector);
    expect(faces).toHaveLength(1);
    const mesh = await fitFaceMesh(picture, faces[0] as (typeof faces)[number], models.mesh);
    expect(mesh.presence).toBeGreaterThan(0.9);
    for (const [i, landmark] of [468, 473].entries()) {
      const [found, painted] = [mesh.points[landmark], truth.faces[0]?.irises[i]];
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
  it('come back from three photos in different mild light', async () => {
    const photos = await portraitSet(person, 3, SMALL);
    const outcome = await engine.analyze(photos.map(({ image }) => image));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
    const { skin, hair, iris } = outcome.evidence.features;
    const truth = person.palette;
    expect(deltaE00(skin.lab, truth.skin)).toBeLessThan(6);
    const [, a, b] = skin.lab;
    expect(Math.abs(hueDifference(hueAngle(a, b), labToLch(truth.skin)[2]))).toBeLessThan(6);
    expect(hair && deltaE00(hair.lab, truth.hair)).toBeLessThan(8);
    expect(iris && deltaE00(iris.lab, truth.iris)).toBeLessThan(8);
  });

  it('keep the very deep and the very light apart, and refuse neither', async () => {
    const lightness: number[] = [];
    for (const depth of [0.02, 0.98]) {
      const { image } = await renderPortrait({ ...SMALL, person: createPerson({ seed: 'deep', depth }) });
      const outcome = await engine.analyze([image, image, image]);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
      lightness.push(outcome.evidence.features.skin.lab[0]);
    }
    expect((lightness[0] ?? 0) - (lightness[1] ?? 0)).toBeGreaterThan(25);
  });
});

describe('gates', () => {
  it.each([
    ['several_faces', { people: [person, createPerson({ seed: 'second' })] }],
    // Smaller, what is left of closed eyes is too little to be told from a blur.
    ['eyes_closed', { person, eyesOpen: 0, width: 1000, height: 1300 }],
    ['eyes_hidden', { person, glasses: 'sunglasses' as const }],
    ['no_face', { people: [], scene: 'landscape' as const }],
    ['black_and_white', { person, monochrome: true }],
    ['blurred', { person, blur: 14 }],
    ['underexposed', { person, light: { exposure: -4 } }],
  ])('answer %s', async (problem, options) => {
    const { image } = await renderPortrait({ ...SMALL, ...options });
    expect((await engine.check(image)).verdict.problems).toContain(problem);
  });

  it('note a hat without refusing it', async () => {
    const { image } = await renderPortrait({ ...SMALL, person, hat: [35, 20, 10] });
    const { verdict } = await engine.check(image);
    expect(verdict.problems).toEqual([]);
    expect(verdict.warnings).toContain('headwear');
  });
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findFace } from './find-head.ts';
import type { Model } from './models.ts';
import { Stopwatch } from './stopwatch.ts';

const GRID = 48;
const INPUT = 192;

interface Box {
  /** Center and size in shares of a square photo. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Face presence score of the mesh model, as a logit. */
  readonly presence: number;
}

/** Models that detect exactly these faces. */
function modelsThatSee(faces: readonly Box[]) {
  const detector: Model = {
    size: INPUT,
    run: async () => {
      const boxes = new Float32Array(GRID * GRID * 16);
      const scores = new Float32Array(GRID * GRID).fill(-50);
      for (const { x, y, size } of faces) {
        const [column, row] = [Math.floor(x * GRID), Math.floor(y * GRID)];
        const cell = row * GRID + column;
        scores[cell] = 5;
        const dx = (x - (column + 0.5) / GRID) * INPUT;
        const dy = (y - (row + 0.5) / GRID) * INPUT;
        // Center, size, and the two eyes.
        boxes.set([dx, dy, size * INPUT, size * INPUT, dx - 5, dy, dx + 5, dy], cell * 16);
      }
      return { boxes, scores };
    },
  };
  let runs = 0;
  const mesh: Model = {
    size: INPUT,
    run: async () => {
      // Each face is fitted twice, the largest first.
      const face = [...faces].sort((a, b) => b.size - a.size)[Math.floor(runs++ / 2)];
      const pairs = (count: number) => new Float32Array(count * 3).map((_, i) => 60 + (i % 50));
      const [lips, eye, iris] = [pairs(80), pairs(71), pairs(5)];
      const upright = pairs(468);
      upright.set([96, 40], 10 * 3);
      upright.set([96, 150], 152 * 3);
      return {
        mesh: upright,
        lips,
        leftEye: eye,
        rightEye: eye,
        leftIris: iris,
        rightIris: iris,
        presence: Float32Array.of(face?.presence ?? -9),
      };
    },
  };
  return { detector, mesh, segmenter: mesh };
}

const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a08070' } })
  .png()
  .toBuffer();
const see = async (...faces: Box[]) => {
  const found = await findFace(photo, modelsThatSee(faces), new Stopwatch());
  return typeof found === 'string' ? found : 'one face';
};

const LARGEST: Box = { x: 0.3, y: 0.5, size: 0.4, presence: 9 };

it('refuses to choose if another person is nearly as large', async () => {
  expect(await see(LARGEST, { x: 0.75, y: 0.5, size: 0.3, presence: 9 })).toBe('several_faces');
});

it('ignores small people in the background', async () => {
  expect(await see(LARGEST, { x: 0.75, y: 0.5, size: 0.1, presence: 9 })).toBe('one face');
});

it('does not take a part of the face for a second face', async () => {
  expect(await see(LARGEST, { x: 0.36, y: 0.58, size: 0.16, presence: 9 })).toBe('one face');
});

it('ignores a pattern that resembles a face', async () => {
  expect(await see(LARGEST, { x: 0.75, y: 0.5, size: 0.3, presence: 1.2 })).toBe('one face');
});

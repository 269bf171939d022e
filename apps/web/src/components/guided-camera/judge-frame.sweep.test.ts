import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createPerson, type PortraitOptions, renderPortrait } from '@trueseason/painted-portraits';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { createFaceFinder, DETECTOR_SIDE, type FindFaces } from '../../lib/faces/find-faces.ts';
import type { Advice } from './advice.ts';
import { EYE_PATCH, EYE_PATCH_SIDE, type FrameReading, type Pixels, readFrame } from './frame.ts';
import { adviceOf, type Goal, judgeFrame } from './judge-frame.ts';

const [WIDTH, HEIGHT] = [600, 800];
/** Painting a person takes a second, and ten on a busy machine. */
const PAINTING_MS = 90_000;
let find: FindFaces;

beforeAll(async () => {
  const model = createRequire(import.meta.url).resolve('@mediapipe/face_detection/face_detection_short_range.tflite');
  find = createFaceFinder(await readFile(model));
});

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** As the worker does in a browser. */
async function reading(image: Buffer): Promise<FrameReading> {
  const contained = sharp(image).resize(DETECTOR_SIDE, DETECTOR_SIDE, { fit: 'contain', background: '#000' });
  const faces = find((await pixelsOf(contained)).data);
  const [face] = faces;
  const side = face
    ? Math.round(
        Math.hypot(face.leftEye.x - face.rightEye.x, face.leftEye.y - face.rightEye.y) * HEIGHT * EYE_PATCH_SIDE,
      )
    : 0;
  const patches = (face ? [face.leftEye, face.rightEye] : []).map(({ x, y }) => ({
    left: Math.round((x - 0.5) * HEIGHT + (WIDTH - side) / 2),
    top: Math.round(y * HEIGHT - side / 2),
    width: side,
    height: side,
  }));
  const eyes = await Promise.all(
    patches.map((patch) => pixelsOf(sharp(image).extract(patch).resize(EYE_PATCH, EYE_PATCH))),
  );
  return readFrame(faces, await pixelsOf(sharp(image).resize(144, 192)), eyes, WIDTH);
}

const STRAIGHT: Goal = { pose: 'straight', straight: 0, further: 0 };
const LEFT: Goal = { ...STRAIGHT, pose: 'left' };
const RIGHT: Goal = { ...STRAIGHT, pose: 'right' };

const shown = async (depth: number, options: PortraitOptions): Promise<FrameReading> => {
  const person = createPerson({ seed: 'camera', depth });
  const photo = { seed: 'film', width: WIDTH, height: HEIGHT, placement: { faceWidth: 0.5 }, ...options };
  return reading((await renderPortrait({ ...(options.people ? {} : { person }), ...photo })).image);
};

type Case = readonly [what: string, options: PortraitOptions, goal: Goal, said: Advice | null];

const LIGHT: readonly Case[] = [
  ['a good frame', {}, STRAIGHT, null],
  ['darkness', { light: { exposure: -5 } }, STRAIGHT, 'dark'],
  ['light from one side', { light: { side: 1, contrast: 1 } }, STRAIGHT, 'uneven'],
  ['a lens out of focus', { blur: 10 }, STRAIGHT, 'soft'],
];
const PLACE: readonly Case[] = [
  ['nobody', { people: [] }, STRAIGHT, 'no_face'],
  ['hard light', { light: { exposure: 2.5 } }, STRAIGHT, 'bright'],
  ['somebody far away', { placement: { faceWidth: 0.24 } }, STRAIGHT, 'far'],
  ['somebody too near', { placement: { faceWidth: 0.85 } }, STRAIGHT, 'near'],
  ['somebody on the left of the picture', { placement: { x: 0.34, faceWidth: 0.46 } }, STRAIGHT, 'move_left'],
  ['a leaning head', { pose: { roll: 20 } }, STRAIGHT, 'upright'],
  ['a turned head', { pose: { yaw: 18 } }, STRAIGHT, 'look_straight'],
  ['a head turned to its left', { pose: { yaw: 9 } }, LEFT, null],
  ['a head that should turn the other way', { pose: { yaw: 9 } }, RIGHT, 'turn_right'],
  ['a head turned too far', { pose: { yaw: 25 } }, LEFT, 'turn_less'],
  ['a head turned to its right', { pose: { yaw: -10 } }, RIGHT, null],
];

const cases = [...[0.1, 0.98].map((depth) => [depth, LIGHT] as const), [0.5, PLACE] as const].flatMap(([depth, of]) =>
  of.map(([what, options, goal, said]) => ({ depth, what, options, goal, said })),
);

it.each(cases)(
  'says of $what what can be done (skin $depth deep)',
  async ({ depth, options, goal, said }) => {
    const frame = await shown(depth, options);
    expect(adviceOf(frame, judgeFrame(frame, goal, 0))).toBe(said);
  },
  PAINTING_MS,
);

it(
  'asks a face that moves to hold still',
  async () => {
    const frame = await shown(0.3, {});
    expect(adviceOf(frame, judgeFrame(frame, STRAIGHT, 0.8))).toBe('moving');
  },
  PAINTING_MS,
);

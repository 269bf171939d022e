import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PictureName, photograph, type Shot } from '@trueseason/testing/portraits';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Pixels } from '../../lib/browser/picture.ts';
import { createFaceFinder, DETECTOR_SIDE, type FindFaces } from '../../lib/faces/find-faces.ts';
import { EYE_PATCH, EYE_PATCH_SIDE, type FrameMeasurement, measureFrame } from './frame.ts';
import type { Advice } from './judge-frame.ts';
import { frameAdvice, type Goal } from './judge-frame.ts';

const WIDTH = 600;
const HEIGHT = 800;
/** On a busy machine. */
const PATIENCE_MS = 90_000;
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
async function reading(image: Buffer): Promise<FrameMeasurement> {
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
  return measureFrame(faces, await pixelsOf(sharp(image).resize(144, 192)), eyes, WIDTH);
}

const STRAIGHT: Goal = { pose: 'straight', straight: 0 };
const LEFT: Goal = { ...STRAIGHT, pose: 'left' };
const RIGHT: Goal = { ...STRAIGHT, pose: 'right' };

const shown = async (picture: PictureName, shot: Shot): Promise<FrameMeasurement> =>
  reading(await photograph(picture, { size: { width: WIDTH, height: HEIGHT }, ...shot }));

type Case = readonly [what: string, picture: PictureName, shot: Shot, goal: Goal, said: Advice | null];

const lightOn = (skin: 'light' | 'deep'): Case[] => [
  [`a good frame of ${skin} skin`, `camera-${skin}-straight`, {}, STRAIGHT, null],
  [`darkness on ${skin} skin`, `camera-${skin}-straight`, { light: { exposure: -5 } }, STRAIGHT, 'dark'],
  [`light from one side on ${skin} skin`, `camera-${skin}-side-light`, {}, STRAIGHT, 'uneven'],
  [`${skin} skin out of focus`, `camera-${skin}-straight`, { blur: 10 }, STRAIGHT, 'soft'],
];

const cases: readonly Case[] = [
  ...lightOn('light'),
  ...lightOn('deep'),
  ['no person', 'landscape', {}, STRAIGHT, 'no_face'],
  ['hard light', 'camera-straight', { light: { exposure: 2.5 } }, STRAIGHT, 'bright'],
  ['a person far away', 'camera-far', {}, STRAIGHT, 'far'],
  ['a person too near', 'camera-near', {}, STRAIGHT, 'near'],
  ['a person on the left of the picture', 'camera-left', {}, STRAIGHT, 'move_left'],
  ['a leaning head', 'camera-leaning', {}, STRAIGHT, 'upright'],
  ['a turned head', 'camera-turned-18', {}, STRAIGHT, 'look_straight'],
  ['a head turned to its left', 'camera-turned-9', {}, LEFT, null],
  ['a head that should turn the other way', 'camera-turned-9', {}, RIGHT, 'turn_right'],
  ['a head turned too far', 'camera-turned-25', {}, LEFT, 'turn_less'],
  ['a head turned to its right', 'camera-turned-back-10', {}, RIGHT, null],
];

it.each(cases)(
  'gives the right advice for %s',
  async (_what, picture, shot, goal, said) => {
    const frame = await shown(picture, shot);
    expect(frameAdvice(frame, goal, 0)).toBe(said);
  },
  PATIENCE_MS,
);

import type { Pixels } from '../../lib/browser/picture.ts';
import type { FoundFace, Point } from '../../lib/faces/find-faces.ts';
import { quantile } from '../../lib/math.ts';

/** Measurements of a camera frame. Shares are of its width and height; left and right are the picture's. */
export interface FrameMeasurement {
  readonly faces: number;
  readonly face: FaceMeasurement | null;
  readonly light: LightMeasurement;
}

export interface FaceMeasurement {
  readonly center: Point;
  /** From cheek to cheek, as a share of the frame. */
  readonly width: number;
  /** In pixels of the camera's picture. */
  readonly eyeDistance: number;
  /** In degrees. */
  readonly roll: number;
  /** -1..1 as in the engine: 0 is straight at the camera, positive toward the picture's right. */
  readonly turn: number;
  /** Position of the nose between eyes and mouth: about 0.5, less with the chin up. */
  readonly pitch: number;
  /** Sharpness around the sharper eye, as measured by the engine. */
  readonly sharpness: number;
}

export interface LightMeasurement {
  /** 90th percentile of brightness, 0..255. */
  readonly brightEnd: number;
  /** Median brightness, 0..255; null without a face. */
  readonly face: number | null;
  /** Clipped share of the face. */
  readonly clipped: number;
  /** Clipped share of the surroundings. */
  readonly glare: number;
  /** Log ratio of the cheeks' luminance. */
  readonly unevenness: number;
}

/** All eye patches are scaled to this size, in pixels. */
export const EYE_PATCH = 64;
/** Its side, as a multiple of the distance between the eyes: six iris radii. */
export const EYE_PATCH_SIDE = 0.56;
const CLIPPING_LEVEL = 250;
/** In face widths and heights from its middle: everything inside `FACE_AREA` is face, nothing outside `FACE_MARGIN` is. */
const FACE_AREA = { across: 0.38, down: 0.42 };
const FACE_MARGIN = { across: 0.6, down: 0.75 };
/** A cheek starts `isBelowEyes` the eyes (face heights) and spans the outer half of an eye (face widths). */
const CHEEK = { below: 0.12, from: -0.03, to: 0.1 };

/**
 * @param faces in a square with the frame at its center, as detected
 * @param frame the whole frame, small
 * @param eyes patches around both eyes at full resolution, `EYE_PATCH` pixels a side
 * @param width the frame's width in pixels of the camera's picture
 */
export function measureFrame(
  faces: readonly FoundFace[],
  frame: Pixels,
  eyes: readonly Pixels[],
  width: number,
): FrameMeasurement {
  const [foundFace] = faces;
  if (!foundFace) return { faces: 0, face: null, light: measureLight(frame, null) };
  const aspect = frame.width / frame.height;
  const faceInFrame = toFrameShares(foundFace, aspect);
  const { center, width: faceWidth } = faceInFrame;
  const eyeDistance = (distance(foundFace.leftEye, foundFace.rightEye) * width) / aspect;
  return {
    faces: faces.length,
    face: {
      ...poseOf(foundFace),
      center,
      width: faceWidth,
      eyeDistance,
      sharpness: Math.max(0, ...eyes.map(sharpnessOf)),
    },
    light: measureLight(frame, faceInFrame),
  };
}

type FaceInFrame = Pick<FoundFace, 'leftEye' | 'rightEye' | 'mouth' | 'center' | 'width' | 'height'>;

/** From the detector's square, whose sides are empty around the upright frame. */
function toFrameShares(face: FoundFace, aspect: number): FaceInFrame {
  const toFrame = ({ x, y }: Point): Point => ({ x: (x - 0.5) / aspect + 0.5, y });
  return {
    leftEye: toFrame(face.leftEye),
    rightEye: toFrame(face.rightEye),
    mouth: toFrame(face.mouth),
    center: toFrame(face.center),
    width: face.width / aspect,
    height: face.height,
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function poseOf({ leftEye, rightEye, nose, mouth, leftEar, rightEar }: FoundFace) {
  const roll = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
  const middle = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  const down = (p: Point): number => (p.y - middle.y) * Math.cos(roll) - (p.x - middle.x) * Math.sin(roll);
  const left = distance(nose, leftEar);
  const right = distance(nose, rightEar);
  return {
    roll: (roll * 180) / Math.PI,
    turn: (left - right) / (left + right),
    pitch: down(nose) / down(mouth),
  };
}

/** Approximate luma. */
const brightness = (data: Uint8ClampedArray, i: number): number =>
  0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0);

/** Neither clipping nor the comparison of cheeks depends on skin depth. */
function measureLight({ data, width, height }: Pixels, face: FaceInFrame | null): LightMeasurement {
  const values: number[] = [];
  const skin: number[] = [];
  let clippedSkin = 0;
  let clippedSurroundings = 0;
  let surroundings = 0;
  const cheeks: [number[], number[]] = [[], []];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const value = brightness(data, i);
      values.push(value);
      const zone = face ? zoneOf(face, (x + 0.5) / width, (y + 0.5) / height) : 'surroundings';
      if (zone === 'surroundings') {
        surroundings += 1;
        if (value >= CLIPPING_LEVEL) clippedSurroundings += 1;
      } else if (zone !== 'edge') {
        skin.push(value);
        if ((data[i + 1] ?? 0) >= CLIPPING_LEVEL) clippedSkin += 1;
        if (zone !== 'face') cheeks[zone === 'left' ? 0 : 1].push(value);
      }
    }
  }
  const [left, right] = cheeks.map(median);
  return {
    brightEnd: quantile(ascending(values), 0.9),
    face: face ? median(skin) : null,
    clipped: clippedSkin / Math.max(1, skin.length),
    glare: clippedSurroundings / Math.max(1, surroundings),
    unevenness: left && right ? logLuminance(left) - logLuminance(right) : 0,
  };
}

/** Cheeks are below the outer halves of the eyes, above the mouth, and inside the edge of the face. */
function zoneOf(face: FaceInFrame, x: number, y: number): 'surroundings' | 'edge' | 'face' | 'left' | 'right' {
  const dx = (x - face.center.x) / face.width;
  const dy = (y - face.center.y) / face.height;
  if (Math.abs(dx) > FACE_MARGIN.across || Math.abs(dy) > FACE_MARGIN.down) return 'surroundings';
  if (Math.abs(dx) > FACE_AREA.across || Math.abs(dy) > FACE_AREA.down) return 'edge';
  const isBelowEyes = y > Math.max(face.leftEye.y, face.rightEye.y) + CHEEK.below * face.height && y < face.mouth.y;
  if (isBelowEyes && isCheek((face.leftEye.x - x) / face.width)) return 'left';
  return isBelowEyes && isCheek((x - face.rightEye.x) / face.width) ? 'right' : 'face';
}

/** @param outward distance outward from the middle of the eye, in face widths */
const isCheek = (outward: number): boolean => outward > CHEEK.from && outward < CHEEK.to;

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => quantile(ascending(values), 0.5);
const logLuminance = (value: number): number => Math.log(Math.max(0.002, (value / 255) ** 2.2));

/** The engine's measure of sharpness: standard deviation of the Laplacian over the mean, of green. */
function sharpnessOf({ data, width, height }: Pixels): number {
  const green = (x: number, y: number): number => data[(y * width + x) * 4 + 1] ?? 0;
  let sum = 0;
  let squares = 0;
  let total = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const center = green(x, y);
      const l = 4 * center - green(x - 1, y) - green(x + 1, y) - green(x, y - 1) - green(x, y + 1);
      sum += l;
      squares += l * l;
      total += center;
      count += 1;
    }
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) / Math.max(4, total / count);
}

import type { FaceLines } from './face-lines.ts';
import type { FaceShape } from './face-shape.ts';
import { curve, type Vec3 } from './numeric.ts';

/** The ellipsoid of the braincase: what hair and hats sit on. */
export const CRANIUM = { center: [0, 2.4, -8.9], radii: [7.5, 9.2, 9.5] } as const;
export const CROWN_Y = CRANIUM.center[1] + CRANIUM.radii[1];

/** How wide the braincase is at a height above its middle, 1 there .. 0 at the crown; a little squarer than an egg. */
export function dome(y: number): number {
  const h = Math.min(1, Math.max(0, (y - CRANIUM.center[1]) / CRANIUM.radii[1]));
  return (1 - h ** 2.25) ** (1 / 2.1);
}

/** The head as horizontal slices: half width, front, back and the depth of the widest point at height y. */
export interface Skull {
  /** Surface point at azimuth `angle` (radians, 0 to the camera, positive to the right) and height `y`. */
  point(angle: number, y: number): Vec3;
  /** Depth of the front at (x, y), without the features of the face. */
  frontDepth(x: number, y: number): number;
  halfWidth(y: number): number;
  readonly bottomY: number;
}

/** By height in cm: half width, depth of front, back and the widest point in cm, and how flat the front is, 0..1. */
function profiles(shape: FaceShape, lines: FaceLines) {
  const jaw = shape.jawWidth;
  const chin = lines.chinY;
  const bottomY = chin - 0.55;
  const low = (y: number): number => (y / -11.5) * chin;
  const width = curve([
    [bottomY, 0.3],
    [low(-11.6), 1.75],
    [low(-11), 2.85],
    [low(-10), 3.95 * jaw],
    [low(-8.6), 5.0 * jaw],
    [low(-7), 5.85 * jaw],
    [low(-5), 6.48 * jaw],
    [-3, 6.82],
    [-1, 7],
    [1, 7.33],
    [1.8, 7.47],
    [2.4, 7.5],
  ]);
  const front = curve([
    [bottomY, -3.2],
    [low(-11.6), -1.5],
    [low(-11), -0.75],
    [low(-10), -0.35],
    [low(-8.6), -0.5],
    [-6.8, -0.3],
    [-4.6, -0.3],
    [-2, -0.4],
    [0, -0.2],
    [1, 0.22],
    [1.8, 0.53],
    [2.4, 0.6],
  ]);
  const back = curve([
    [bottomY, -4.2],
    [low(-11), -6],
    [low(-9), -8.5],
    [-7, -12],
    [-4, -15.5],
    [0, -17.8],
    [2.4, -18.4],
  ]);
  const widest = curve([
    [bottomY, -3.6],
    [low(-11), -3.2],
    [low(-9), -5],
    [-6, -7.2],
    [-2, -8],
    [2.4, -8.9],
  ]);
  // A flat front at the cheeks, a round one at the skull and the chin.
  const flatness = curve([
    [bottomY, 1],
    [low(-10), 0.95],
    [-6.5, 0.88],
    [-2, 0.84],
    [2, 0.82],
    [5, 0.9],
    [9, 1],
  ]);
  return { bottomY, width, front, back, widest, flatness };
}

export function buildSkull(shape: FaceShape, lines: FaceLines): Skull {
  const { bottomY, width, front, back, widest, flatness } = profiles(shape, lines);
  const [, , cz] = CRANIUM.center;
  const [rx, , rz] = CRANIUM.radii;

  const halfWidth = (y: number): number => (y > 2.4 ? rx * dome(y) : width(y)) * shape.faceWidth;
  const slice = (s: number, c: number, y: number): Vec3 => {
    const forward = Math.sign(c) * Math.abs(c) ** (c > 0 ? flatness(y) : 1);
    if (y > 2.4) return [rx * dome(y) * s * shape.faceWidth, y, cz + rz * dome(y) * forward];
    const zc = widest(y);
    return [width(y) * s * shape.faceWidth, y, zc + (c > 0 ? front(y) - zc : zc - back(y)) * forward];
  };
  return {
    bottomY,
    halfWidth,
    point: (angle, y) => slice(Math.sin(angle), Math.cos(angle), y),
    frontDepth(x, y) {
      const s = Math.max(-1, Math.min(1, x / Math.max(0.1, halfWidth(y))));
      return slice(s, Math.sqrt(1 - s * s), y)[2];
    },
  };
}

import { at } from '../math/index.ts';
import type { Model } from '../models.ts';
import { boundsOf, cropToTensor, fromSquare, type Picture, type Point, type Square } from '../picture/index.ts';
import type { DetectedFace } from './detect-faces.ts';
import { landmark } from './landmarks.ts';
import {
  LANDMARK_COUNT,
  LEFT_EYE_LANDMARKS,
  LEFT_IRIS_LANDMARKS,
  LIPS_LANDMARKS,
  RIGHT_EYE_LANDMARKS,
  RIGHT_IRIS_LANDMARKS,
} from './mesh-topology.ts';

export interface FaceMesh {
  /** 478 points in picture pixels. */
  readonly points: readonly Point[];
  /** Depth of the first 468, in pixels; smaller is nearer. */
  readonly depths: Float32Array;
  /** Face presence score, 0..1. */
  readonly presence: number;
}

/** Margin around the face that the model expects. */
const MARGIN = 1.5;

/** Fits the mesh twice, the second time on a crop from the first, which stabilizes eyes and lips. */
export async function fitFaceMesh(picture: Picture, face: DetectedFace, model: Model): Promise<FaceMesh> {
  const side = Math.max(face.width, face.height) * MARGIN;
  const first = await fitOnce(picture, { center: face.center, side, turn: face.turn }, model);
  return fitOnce(picture, squareAround(first.points), model);
}

function squareAround(points: readonly Point[]): Square {
  const left = landmark({ points }, 33);
  const right = landmark({ points }, 263);
  const turn = Math.atan2(right.y - left.y, right.x - left.x);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const upright = points.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  const { left: u0, right: u1, top: v0, bottom: v1 } = boundsOf(upright);
  const u = (u0 + u1) / 2;
  const v = (v0 + v1) / 2;
  return {
    center: { x: u * cos - v * sin, y: u * sin + v * cos },
    side: Math.max(u1 - u0, v1 - v0) * MARGIN,
    turn,
  };
}

async function fitOnce(picture: Picture, square: Square, model: Model): Promise<FaceMesh> {
  const out = await model.run(cropToTensor(picture, square, model.size, 1 / 255));
  const values = (name: string): Float32Array => out[name] ?? new Float32Array();
  const points = new Array<Point>(LANDMARK_COUNT);
  const place = (indices: readonly number[], data: Float32Array, stride: number) => {
    for (const [i, index] of indices.entries()) {
      points[index] = fromSquare(square, at(data, i * stride) / model.size, at(data, i * stride + 1) / model.size);
    }
  };
  const mesh = values('mesh');
  place(
    Array.from({ length: 468 }, (_, i) => i),
    mesh,
    3,
  );
  place(LIPS_LANDMARKS, values('lips'), 2);
  place(LEFT_EYE_LANDMARKS, values('leftEye'), 2);
  place(RIGHT_EYE_LANDMARKS, values('rightEye'), 2);
  place(LEFT_IRIS_LANDMARKS, values('leftIris'), 2);
  place(RIGHT_IRIS_LANDMARKS, values('rightIris'), 2);
  const scale = square.side / model.size;
  return {
    points,
    depths: Float32Array.from({ length: 468 }, (_, i) => at(mesh, i * 3 + 2) * scale),
    presence: 1 / (1 + Math.exp(-at(values('presence'), 0))),
  };
}

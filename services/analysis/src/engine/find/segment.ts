import type { Model } from '../models.ts';
import { cropToTensor, type Picture, type Square } from '../picture/index.ts';
import type { FaceMesh } from './face-mesh.ts';
import { middleLine } from './landmarks.ts';

export const SEGMENT_CLASSES = ['background', 'hair', 'bodySkin', 'faceSkin', 'clothes', 'other'] as const;
export type SegmentClass = (typeof SEGMENT_CLASSES)[number];

/** Class scores in a square around the head. */
export interface Segmentation {
  readonly square: Square;
  readonly size: number;
  /** Softmax probability of each class, size x size x 6. */
  readonly probabilities: Float32Array;
}

/** A segmentation with what the model saw. */
export interface Segmented extends Segmentation {
  /** sRGB from 0 to 1, size x size x 3. */
  readonly colors: Float32Array;
}

/** Margin for hair above and around the face, in face heights. */
const HEAD_ROOM = 2;
/** Side and upward shift of the square for all hair, in face heights. */
const HAIR_ROOM = 3;
const HAIR_RISE = 0.12;

export const segmentHead = (picture: Picture, mesh: FaceMesh, model: Model): Promise<Segmented> =>
  segmentAround(picture, mesh, model, HEAD_ROOM, 0);

/** Covers high and long hair at lower resolution. */
export const segmentHair = (picture: Picture, mesh: FaceMesh, model: Model): Promise<Segmented> =>
  segmentAround(picture, mesh, model, HAIR_ROOM, HAIR_RISE);

async function segmentAround(
  picture: Picture,
  mesh: FaceMesh,
  model: Model,
  room: number,
  rise: number,
): Promise<Segmented> {
  const [top, chin] = middleLine(mesh);
  const height = Math.hypot(chin.x - top.x, chin.y - top.y);
  const turn = Math.atan2(chin.y - top.y, chin.x - top.x) - Math.PI / 2;
  const square = {
    center: {
      x: (top.x + chin.x) / 2 - rise * (chin.x - top.x),
      y: (top.y + chin.y) / 2 - rise * (chin.y - top.y),
    },
    side: height * room,
    turn,
  };
  const colors = cropToTensor(picture, square, model.size, 1 / 255);
  const { classes = new Float32Array() } = await model.run(colors);
  return { square, size: model.size, probabilities: softmax(classes, SEGMENT_CLASSES.length), colors };
}

function softmax(scores: Float32Array, classes: number): Float32Array {
  const out = new Float32Array(scores.length);
  for (let i = 0; i < scores.length; i += classes) {
    let maximum = Number.NEGATIVE_INFINITY;
    for (let c = i; c < i + classes; c++) maximum = Math.max(maximum, scores[c] ?? 0);
    let sum = 0;
    for (let c = i; c < i + classes; c++) {
      const below = (scores[c] ?? 0) - maximum;
      // Negligible, as most of the six are.
      if (below < -12) continue;
      const e = below === 0 ? 1 : Math.exp(below);
      out[c] = e;
      sum += e;
    }
    // For a dominant class it is 1 already.
    if (sum !== 1) for (let c = i; c < i + classes; c++) out[c] = (out[c] ?? 0) / sum;
  }
  return out;
}

import { at } from '../math/index.ts';
import type { Model } from '../models.ts';
import { cropToTensor, fromSquare, type Picture, type Point, type Square } from '../picture/index.ts';

export interface DetectedFace {
  readonly score: number;
  readonly center: Point;
  readonly width: number;
  readonly height: number;
  /** Angle from the left eye to the right one in the picture, radians. */
  readonly turn: number;
}

/** Anchor grid of the detector, 48 x 48. */
const GRID = 48;
const BOX_VALUES = 16;
const MIN_SCORE = 0.5;
/** Boxes with a larger overlap are the same face. */
const SAME_FACE = 0.3;

/** All faces, largest first. */
export async function detectFaces(picture: Picture, model: Model): Promise<DetectedFace[]> {
  const side = Math.max(picture.width, picture.height);
  const whole = { center: { x: picture.width / 2, y: picture.height / 2 }, side, turn: 0 };
  const wholeFaces = await detectIn(picture, whole, model);
  if (wholeFaces.length > 0) return wholeFaces;
  // A face that fills the frame is too large for the detector: retry with a margin.
  return detectIn(picture, { ...whole, side: side * 1.8 }, model);
}

async function detectIn(picture: Picture, square: Square, model: Model): Promise<DetectedFace[]> {
  const pixels = cropToTensor(picture, square, model.size, 2 / 255, -1);
  const { boxes = new Float32Array(), scores = new Float32Array() } = await model.run(pixels);
  const faces: DetectedFace[] = [];
  for (let cell = 0; cell < GRID * GRID; cell++) {
    const score = 1 / (1 + Math.exp(-Math.max(-80, Math.min(80, at(scores, cell)))));
    if (score < MIN_SCORE) continue;
    const anchorX = ((cell % GRID) + 0.5) / GRID;
    const anchorY = (Math.floor(cell / GRID) + 0.5) / GRID;
    const value = (i: number) => at(boxes, cell * BOX_VALUES + i) / model.size;
    const point = (i: number) => fromSquare(square, anchorX + value(i), anchorY + value(i + 1));
    const left = point(4);
    const right = point(6);
    faces.push({
      score,
      center: point(0),
      width: value(2) * square.side,
      height: value(3) * square.side,
      turn: Math.atan2(right.y - left.y, right.x - left.x),
    });
  }
  return strongest(faces).sort((a, b) => b.width * b.height - a.width * a.height);
}

/** Non-maximum suppression. */
function strongest(faces: readonly DetectedFace[]): DetectedFace[] {
  const distinctFaces: DetectedFace[] = [];
  for (const face of [...faces].sort((a, b) => b.score - a.score)) {
    if (distinctFaces.every((other) => overlap(face, other) < SAME_FACE)) distinctFaces.push(face);
  }
  return distinctFaces;
}

/** Intersection over union. */
function overlap(a: DetectedFace, b: DetectedFace): number {
  const span = (p: number, pw: number, q: number, qw: number) =>
    Math.max(0, Math.min(p + pw / 2, q + qw / 2) - Math.max(p - pw / 2, q - qw / 2));
  const intersection =
    span(a.center.x, a.width, b.center.x, b.width) * span(a.center.y, a.height, b.center.y, b.height);
  return intersection / (a.width * a.height + b.width * b.height - intersection);
}

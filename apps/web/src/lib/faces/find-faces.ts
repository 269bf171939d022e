import { readTfliteModel } from '@trueseason/tflite';
import { createNetwork } from './network.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A face on a square picture. Everything is a share of the picture's side; left and right are the picture's. */
export interface FoundFace {
  /** 0..1 */
  readonly score: number;
  readonly center: Point;
  readonly width: number;
  readonly height: number;
  readonly leftEye: Point;
  readonly rightEye: Point;
  readonly nose: Point;
  readonly mouth: Point;
  readonly leftEar: Point;
  readonly rightEar: Point;
}

/** Pixels on each side of the picture that the detector takes. */
export const DETECTOR_SIDE = 128;
/** Of each anchor: a box, then six points. */
const VALUES = 16;
/** BlazeFace's anchors (arXiv:1907.05047): two in each cell of 16 x 16, six in each of 8 x 8, all of one size. */
const GRIDS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const;
const MIN_SCORE = 0.6;
/** Boxes that overlap more than this are one face. */
const SAME_FACE = 0.3;

const ANCHORS: readonly Point[] = GRIDS.flatMap(({ cells, anchors }) =>
  Array.from({ length: cells * cells * anchors }, (_, i) => {
    const cell = Math.floor(i / anchors);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

export type FindFaces = (rgba: Uint8ClampedArray) => FoundFace[];

/** Makes the face detector from its model file: it takes a picture of 128 x 128 and gives all faces, largest first. */
export function createFaceFinder(model: Uint8Array): FindFaces {
  const run = createNetwork(readTfliteModel(model));
  const pixels = new Float32Array(DETECTOR_SIDE * DETECTOR_SIDE * 3);
  return (rgba) => {
    for (let i = 0, o = 0; o < pixels.length; i += 4) {
      for (let c = 0; c < 3; c++) pixels[o++] = (rgba[i + c] ?? 0) / 127.5 - 1;
    }
    const [boxes = new Float32Array(), scores = new Float32Array()] = run(pixels);
    const faces = ANCHORS.flatMap((anchor, i) => {
      const score = 1 / (1 + Math.exp(-Math.max(-80, Math.min(80, scores[i] ?? -80))));
      return score < MIN_SCORE ? [] : [faceAt(boxes.subarray(i * VALUES, (i + 1) * VALUES), anchor, score)];
    });
    return joined(faces).sort((a, b) => b.width * b.height - a.width * a.height);
  };
}

function faceAt(values: Float32Array, anchor: Point, score: number): FoundFace {
  const value = (i: number): number => (values[i] ?? 0) / DETECTOR_SIDE;
  const point = (i: number): Point => ({ x: anchor.x + value(i), y: anchor.y + value(i + 1) });
  return {
    score,
    center: point(0),
    width: value(2),
    height: value(3),
    leftEye: point(4),
    rightEye: point(6),
    nose: point(8),
    mouth: point(10),
    leftEar: point(12),
    rightEar: point(14),
  };
}

/** One face of each group that overlaps: the mean weighted by score, which trembles less than the best. */
function joined(faces: readonly FoundFace[]): FoundFace[] {
  const left = [...faces].sort((a, b) => b.score - a.score);
  const groups: FoundFace[][] = [];
  for (const face of left) {
    const group = groups.find(([best]) => best && overlap(best, face) > SAME_FACE);
    if (group) group.push(face);
    else groups.push([face]);
  }
  return groups.map(meanFace);
}

function meanFace(group: readonly FoundFace[]): FoundFace {
  const total = group.reduce((sum, { score }) => sum + score, 0);
  const mean = (of: (face: FoundFace) => number): number =>
    group.reduce((sum, face) => sum + of(face) * face.score, 0) / total;
  const point = (of: (face: FoundFace) => Point): Point => ({
    x: mean((face) => of(face).x),
    y: mean((face) => of(face).y),
  });
  return {
    score: Math.max(...group.map(({ score }) => score)),
    center: point((face) => face.center),
    width: mean((face) => face.width),
    height: mean((face) => face.height),
    leftEye: point((face) => face.leftEye),
    rightEye: point((face) => face.rightEye),
    nose: point((face) => face.nose),
    mouth: point((face) => face.mouth),
    leftEar: point((face) => face.leftEar),
    rightEar: point((face) => face.rightEar),
  };
}

/** Intersection over union. */
function overlap(a: FoundFace, b: FoundFace): number {
  const span = (p: number, pw: number, q: number, qw: number): number =>
    Math.max(0, Math.min(p + pw / 2, q + qw / 2) - Math.max(p - pw / 2, q - qw / 2));
  const both = span(a.center.x, a.width, b.center.x, b.width) * span(a.center.y, a.height, b.center.y, b.height);
  return both / (a.width * a.height + b.width * b.height - both);
}

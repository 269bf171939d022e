import { readTfliteModel } from '@trueseason/vision/tflite';
import { inTime } from '../browser/in-time.ts';
import { clamp } from '../math.ts';
import { createNetwork } from './network.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A face in a square picture, in shares of its side; left and right are the picture's. */
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

/** Side of the detector's input, in pixels. */
export const DETECTOR_SIDE = 128;
/** Per anchor: a box, then six points. */
const VALUES_PER_ANCHOR = 16;
/** BlazeFace's anchors (arXiv:1907.05047): two per cell of 16 x 16, six per cell of 8 x 8, all the same size. */
const GRIDS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const;
const MIN_SCORE = 0.6;
/** Boxes that overlap more are one face. */
const MAX_OVERLAP = 0.3;

const ANCHORS: readonly Point[] = GRIDS.flatMap(({ cells, anchors }) =>
  Array.from({ length: cells * cells * anchors }, (_, i) => {
    const cell = Math.floor(i / anchors);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

export type FindFaces = (rgba: Uint8ClampedArray) => FoundFace[];

/** A box and six points, in shares of the picture. */
interface Candidate {
  readonly score: number;
  readonly values: readonly number[];
}
/** Indices of the box's size; all other values are positions. */
const SIZE_INDEXES: readonly number[] = [2, 3];

/** Creates a face detector from its model file: takes a 128 x 128 picture, returns all faces, largest first. */
export function createFaceFinder(model: Uint8Array): FindFaces {
  const run = createNetwork(readTfliteModel(model));
  const pixels = new Float32Array(DETECTOR_SIDE * DETECTOR_SIDE * 3);
  return (rgba) => {
    for (let i = 0, o = 0; o < pixels.length; i += 4) {
      for (let c = 0; c < 3; c++) pixels[o++] = (rgba[i + c] ?? 0) / 127.5 - 1;
    }
    const [boxes = new Float32Array(), scores = new Float32Array()] = run(pixels);
    const candidates = ANCHORS.flatMap((anchor, i) => {
      const score = 1 / (1 + Math.exp(-clamp(scores[i] ?? -80, -80, 80)));
      if (score < MIN_SCORE) return [];
      const offsets = Array.from(
        boxes.subarray(i * VALUES_PER_ANCHOR, (i + 1) * VALUES_PER_ANCHOR),
        (value) => value / DETECTOR_SIDE,
      );
      const anchorValue = (k: number): number => (SIZE_INDEXES.includes(k) ? 0 : k % 2 === 0 ? anchor.x : anchor.y);
      return [{ score, values: offsets.map((offset, k) => anchorValue(k) + offset) }];
    });
    return mergeOverlapping(candidates).sort((a, b) => b.width * b.height - a.width * a.height);
  };
}

/** Time to load the model on a slow network. */
const PATIENCE_MS = 20_000;

/** @param model URL of the model file. @throws if it cannot be loaded */
export async function fetchFaceFinder(model: string): Promise<FindFaces> {
  const response = await fetch(model, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`the face finder could not be loaded: ${response.status}`);
  return createFaceFinder(new Uint8Array(await inTime('model', response.arrayBuffer())));
}

/** One face per overlapping group; its mean weighted by score is steadier than the best candidate. */
function mergeOverlapping(candidates: readonly Candidate[]): FoundFace[] {
  const groups: Candidate[][] = [];
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score)) {
    const group = groups.find(([best]) => best && overlap(best.values, candidate.values) > MAX_OVERLAP);
    if (group) group.push(candidate);
    else groups.push([candidate]);
  }
  return groups.map((group) => {
    const total = group.reduce((sum, { score }) => sum + score, 0);
    const mean = (k: number): number =>
      group.reduce((sum, { values, score }) => sum + (values[k] ?? 0) * score, 0) / total;
    const point = (k: number): Point => ({ x: mean(k), y: mean(k + 1) });
    return {
      score: group[0]?.score ?? 0,
      center: point(0),
      width: mean(2),
      height: mean(3),
      leftEye: point(4),
      rightEye: point(6),
      nose: point(8),
      mouth: point(10),
      leftEar: point(12),
      rightEar: point(14),
    };
  });
}

/** Intersection over union. */
function overlap([ax = 0, ay = 0, aw = 0, ah = 0]: readonly number[], b: readonly number[]): number {
  const [bx = 0, by = 0, bw = 0, bh = 0] = b;
  const span = (p: number, pw: number, q: number, qw: number): number =>
    Math.max(0, Math.min(p + pw / 2, q + qw / 2) - Math.max(p - pw / 2, q - qw / 2));
  const intersection = span(ax, aw, bx, bw) * span(ay, ah, by, bh);
  return intersection / (aw * ah + bw * bh - intersection);
}

import {
  CHANNEL,
  EYES,
  type FaceMesh,
  landmark,
  SEGMENT_CLASSES,
  type Segmentation,
  type Segmented,
} from '../find/index.ts';
import { SURE_HAIR } from '../measure/index.ts';
import { fromSquare, intoSquare, type Point, polygonArea } from '../picture/index.ts';
import { alongEdges } from './along-edges.ts';
import { withEvenEdge } from './even-edge.ts';
import { withRoundEnds } from './round-ends.ts';
import { softened } from './soften-map.ts';
import { isHole, traceMask } from './trace-mask.ts';

/** Grid over the head's square for tracing hair: fine enough for its curves. */
const CELLS = 128;
/** Radii in cells: softening, notch filling, height of rounded ends. */
const SOFT = 1.5;
const NOTCH = 8;
const BOW = 24;
/** Radius in cells of edge alignment. */
const AROUND = 6;
/** Smoothing radius of the line in cells: single-cell spikes are noise. */
const EVEN = 3;
/** Boundary probability of hair: a higher one loses the crown of dark hair on a dark wall. */
const LIKELY = 0.5;
/** Minimum area of a tuft, or of an ear in a gap, as a share of the head's square. */
const LEAST_TUFT = 0.002;
const LEAST_GAP = 0.006;

/** Whether hair extends beyond the segmented square at top or sides; hair below it is under the cape. */
export function goesBeyond({ size, probabilities }: Segmentation): boolean {
  const isHair = (x: number, y: number) =>
    (probabilities[(y * size + x) * SEGMENT_CLASSES.length + CHANNEL.hair] ?? 0) >= SURE_HAIR;
  return Array.from({ length: size }, (_, i) => i).some(
    (i) => isHair(i, 0) || (i < size / 2 && (isHair(0, i) || isHair(size - 1, i))),
  );
}

/** Outlines of hair in picture pixels. @param head side of the head's square; the segmentation may be larger */
export function hairLines({ square, size, probabilities, colors }: Segmented, mesh: FaceMesh, head: number): Point[][] {
  const cells = Math.round((square.side / head) * CELLS);
  const step = size / cells;
  const likely = (channel: number) => (i: number) => probabilities[i * SEGMENT_CLASSES.length + channel] ?? 0;
  const shows = (share: (i: number) => number) => {
    const map = softened(share, size, SOFT * step);
    return (x: number, y: number) =>
      (map[Math.floor((y + 0.5) * step) * size + Math.floor((x + 0.5) * step)] ?? 0) >= LIKELY;
  };
  const hair = alongEdges(likely(CHANNEL.hair), colors, size, AROUND * step);
  const isHair = shows((i) => hair[i] ?? 0);
  const isSkin = shows((i) => likely(CHANNEL.faceSkin)(i) + likely(CHANNEL.bodySkin)(i));
  const eyes = Math.min(...EYES.map(({ pupil }) => intoSquare(square, landmark(mesh, pupil), cells).y));
  // Above the eyes a gap is a parting; below them it is an ear.
  const isBare = (x: number, y: number) => y > eyes && isSkin(x, y);
  const whole = withEvenEdge(withRoundEnds(isHair, cells, BOW), cells, NOTCH, isBare);
  return traceMask(whole, cells, 0.4, EVEN)
    .filter((line) => polygonArea(line) > (isHole(line) ? LEAST_GAP : LEAST_TUFT) * CELLS ** 2)
    .map((line) => line.map(({ x, y }) => fromSquare(square, x / cells, y / cells)));
}

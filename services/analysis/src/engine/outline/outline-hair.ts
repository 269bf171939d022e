import { CHANNEL, EYES, type FaceMesh, landmark, SEGMENT_CLASSES, type Segmentation } from '../find/index.ts';
import { at } from '../math/index.ts';
import { SURE_HAIR } from '../measure/index.ts';
import { cropToTensor, fromSquare, intoSquare, type Picture, type Point, polygonArea } from '../picture/index.ts';
import { alongEdges } from './along-edges.ts';
import { withEvenEdge } from './even-edge.ts';
import { withRoundEnds } from './round-ends.ts';
import { softened } from './soften-map.ts';
import { isHole, traceMask } from './trace-mask.ts';

/** Cells across the head's square in which hair is traced: fine enough for a line that bends as hair does. */
const CELLS = 128;
/** In those cells: over how many to each side it is softened, notches are filled, and how high round ends are. */
const [SOFT, NOTCH, BOW] = [1.5, 8, 24];
/** Within how many of them hair and what it borders on are told apart by their colors. */
const AROUND = 6;
/** Over how many cells to each side a line is evened: what stands out of hair by one is nothing that an eye would follow. */
const EVEN = 3;
/** Its edge runs where it is as likely hair as not: where it is sure alone, dark hair on a dark wall loses its crown. */
const LIKELY = 0.5;
/** Smaller tufts than this share of the head's square are not outlined, nor what shows of an ear in a gap between locks. */
const LEAST_TUFT = 0.002;
const LEAST_GAP = 0.006;

/** Whether hair is higher or broader than the segmented square; what hangs below it lies under a cloth. */
export function goesBeyond({ size, probabilities }: Segmentation): boolean {
  const isHair = (x: number, y: number) =>
    at(probabilities, (y * size + x) * SEGMENT_CLASSES.length + CHANNEL.hair) >= SURE_HAIR;
  return Array.from({ length: size }, (_, i) => i).some(
    (i) => isHair(i, 0) || (i < size / 2 && (isHair(0, i) || isHair(size - 1, i))),
  );
}

/**
 * Lines around hair as an eye would draw them, in pixels of the picture.
 * @param head side of the head's square, which what was segmented may go beyond
 */
export function hairLines(
  { square, size, probabilities }: Segmentation,
  mesh: FaceMesh,
  head: number,
  picture: Picture,
): Point[][] {
  const cells = Math.round((square.side / head) * CELLS);
  const step = size / cells;
  const colors = cropToTensor(picture, square, size, 1 / 255);
  const likely = (channel: number) => (i: number) => at(probabilities, i * SEGMENT_CLASSES.length + channel);
  const shows = (share: (i: number) => number) => {
    const map = softened(share, size, SOFT * step);
    return (x: number, y: number) =>
      at(map, Math.floor((y + 0.5) * step) * size + Math.floor((x + 0.5) * step)) >= LIKELY;
  };
  const hair = alongEdges(likely(CHANNEL.hair), colors, size, AROUND * step);
  const isHair = shows((i) => at(hair, i));
  const isSkin = shows((i) => likely(CHANNEL.faceSkin)(i) + likely(CHANNEL.bodySkin)(i));
  const eyes = Math.min(...EYES.map(({ pupil }) => intoSquare(square, landmark(mesh, pupil), cells).y));
  // Above the eyes a fringe parts; below them what is bare between locks is an ear.
  const isBare = (x: number, y: number) => y > eyes && isSkin(x, y);
  const whole = withEvenEdge(withRoundEnds(isHair, cells, BOW), cells, NOTCH, isBare);
  return traceMask(whole, cells, 0.4, EVEN)
    .filter((line) => polygonArea(line) > (isHole(line) ? LEAST_GAP : LEAST_TUFT) * CELLS ** 2)
    .map((line) => line.map(({ x, y }) => fromSquare(square, x / cells, y / cells)));
}

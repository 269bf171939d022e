import { CHANNEL, EYES, type FaceMesh, landmark, SEGMENT_CLASSES, type Segmentation } from '../find/index.ts';
import { at } from '../math/index.ts';
import { SURE_HAIR } from '../measure/index.ts';
import { fromSquare, intoSquare, type Point, polygonArea } from '../picture/index.ts';
import { withEvenEdge } from './even-edge.ts';
import { withRoundEnds } from './round-ends.ts';
import { softened } from './soften-map.ts';
import { isHole, traceMask } from './trace-mask.ts';

/** Cells across the head's square in which hair is traced: fine enough for a line that bends as hair does. */
const CELLS = 128;
/** In those cells: over how many to each side it is softened, notches are filled, and how high round ends are. */
const [SOFT, NOTCH, BOW] = [1.5, 8, 24];
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
export function hairLines({ square, size, probabilities }: Segmentation, mesh: FaceMesh, head: number): Point[][] {
  const cells = Math.round((square.side / head) * CELLS);
  const step = size / cells;
  const shows = (channels: readonly number[]) => {
    const likely = (i: number) =>
      channels.reduce((sum, channel) => sum + at(probabilities, i * SEGMENT_CLASSES.length + channel), 0);
    const map = softened(likely, size, SOFT * step);
    return (x: number, y: number) =>
      at(map, Math.floor((y + 0.5) * step) * size + Math.floor((x + 0.5) * step)) >= LIKELY;
  };
  const [isHair, isSkin] = [shows([CHANNEL.hair]), shows([CHANNEL.faceSkin, CHANNEL.bodySkin])];
  const eyes = Math.min(...EYES.map(({ pupil }) => intoSquare(square, landmark(mesh, pupil), cells).y));
  // Above the eyes a fringe parts; below them what is bare between locks is an ear.
  const isBare = (x: number, y: number) => y > eyes && isSkin(x, y);
  const whole = withEvenEdge(withRoundEnds(isHair, cells, BOW), cells, NOTCH, isBare);
  return traceMask(whole, cells, 0.4, EVEN)
    .filter((line) => polygonArea(line) > (isHole(line) ? LEAST_GAP : LEAST_TUFT) * CELLS ** 2)
    .map((line) => line.map(({ x, y }) => fromSquare(square, x / cells, y / cells)));
}

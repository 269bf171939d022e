import type { FaceMesh, Segmentation } from '../find/index.ts';
import { at } from '../math/index.ts';
import { cropToTensor, type Picture, type Square } from '../picture/index.ts';
import { faceIn, hairAt, hairBeside } from './hair-in-square.ts';

/** From here on a cell is hair, and it is nothing else. */
const SURE = 0.85;
/**
 * Hair beside the face and above its chin, at each side, in face widths times face heights. Of 112 portraits no man has more
 * than 0.07 at the lesser side; full hair has 0.1 to 0.45.
 */
const FULL = 0.12;
/** Cells across the head's square in which strands are looked at, and the least pixels of one: noise is gone then. */
const CELLS = 256;
const LEAST_STEP = 2.4;
/** In cells: from place to place, and how far around one. */
const [EVERY, AROUND] = [4, 7];
const LEAST_PLACES = 100;
/**
 * How much strands run one way (0 to 1), and how much light changes from one to the next, beside how light they are. Of 20
 * portraits with hair as full, coils have 0.28 and 0.39; no other hair has less than 0.41 of the one, and one of more than
 * 0.3 of the other has 0.65 of the first. Noise lowers the first and hardly raises the second.
 */
const ONE_WAY = 0.32;
const CHANGE = 0.3;

/** Whether hair stands out at both sides of the face, and its strands run every way, as coils do and no other hair. */
export function hasCoils(picture: Picture, mesh: FaceMesh, segmentation: Segmentation): boolean {
  if (segmentation.square.side < LEAST_STEP * CELLS || !isFull(mesh, segmentation)) return false;
  const strands = strandsOf(lightIn(picture, segmentation.square), surely(segmentation));
  return strands !== null && strands.oneWay < ONE_WAY && strands.change > CHANGE;
}

function isFull(mesh: FaceMesh, segmentation: Segmentation): boolean {
  const face = faceIn(segmentation, mesh);
  const { left, right, top, bottom: chin } = face;
  return hairBeside(segmentation, face, 0, chin) > FULL * (right - left) * (chin - top);
}

/** How light the square is, cell by cell. */
function lightIn(picture: Picture, square: Square): Float32Array {
  const colors = cropToTensor(picture, square, CELLS, 1);
  return Float32Array.from({ length: CELLS ** 2 }, (_, i) => at(colors, 3 * i + 1));
}

/** Where hair alone lies within so many cells of a place. */
function surely(segmentation: Segmentation): (x: number, y: number) => boolean {
  const step = segmentation.size / CELLS;
  const isSure = (x: number, y: number) =>
    hairAt(segmentation, Math.floor((y + 0.5) * step) * segmentation.size + Math.floor((x + 0.5) * step)) >= SURE;
  const ends = [-AROUND, 0, AROUND];
  return (x, y) => ends.every((dy) => ends.every((dx) => isSure(x + dx, y + dy)));
}

/** Over all places, each as much as light changes there; null where there are too few. */
function strandsOf(
  light: Float32Array,
  isHair: (x: number, y: number) => boolean,
): { readonly oneWay: number; readonly change: number } | null {
  let [places, oneWay, weights, change] = [0, 0, 0, 0];
  for (let y = AROUND + 1; y < CELLS - AROUND - 1; y += EVERY) {
    for (let x = AROUND + 1; x < CELLS - AROUND - 1; x += EVERY) {
      if (!isHair(x, y)) continue;
      const seen = around(light, x, y);
      places += 1;
      oneWay += seen.oneWay * seen.slope;
      weights += seen.slope;
      change += seen.slope / (seen.mean + DARKEST);
    }
  }
  return places < LEAST_PLACES || weights === 0 ? null : { oneWay: oneWay / weights, change: change / places };
}

/** Added to how light hair is, so that the noise of black does not count as a change. */
const DARKEST = 8;

/** The structure tensor of a place: how steep light is around it, and by how much it is so in one direction. */
function around(light: Float32Array, x: number, y: number) {
  let [xx, yy, xy, sum] = [0, 0, 0, 0];
  for (let v = y - AROUND; v <= y + AROUND; v++) {
    for (let u = x - AROUND; u <= x + AROUND; u++) {
      const i = v * CELLS + u;
      const dx = (at(light, i + 1) - at(light, i - 1)) / 2;
      const dy = (at(light, i + CELLS) - at(light, i - CELLS)) / 2;
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
      sum += at(light, i);
    }
  }
  const cells = (2 * AROUND + 1) ** 2;
  const steep = xx + yy;
  return {
    slope: Math.sqrt(steep / cells),
    oneWay: steep > 0 ? Math.hypot(xx - yy, 2 * xy) / steep : 1,
    mean: sum / cells,
  };
}

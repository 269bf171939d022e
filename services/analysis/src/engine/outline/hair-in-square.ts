import { CHANNEL, FACE_OVAL, type FaceMesh, landmark, SEGMENT_CLASSES, type Segmentation } from '../find/index.ts';
import { type Bounds, boundsOf, intoSquare } from '../picture/index.ts';

/** How likely a cell of the head's square is hair. */
export const hairAt = ({ probabilities }: Segmentation, cell: number): number =>
  probabilities[cell * SEGMENT_CLASSES.length + CHANNEL.hair] ?? 0;

/** From here on a cell is hair. */
const LIKELY = 0.5;

/** Cells of hair beside the face in these rows of the square, at the side that has fewer. */
export function hairBeside(segmentation: Segmentation, { left, right }: Bounds, from: number, to: number): number {
  const { size } = segmentation;
  const beside = { left: 0, right: 0 };
  for (let y = Math.max(0, from); y < Math.min(size, to); y++) {
    for (let x = 0; x < size; x++) {
      if ((x >= left && x <= right) || hairAt(segmentation, y * size + x) < LIKELY) continue;
      beside[x < left ? 'left' : 'right'] += 1;
    }
  }
  return Math.min(beside.left, beside.right);
}

/** A stripe across the face, in its heights from the top, and how wide hair stands beside it there, in its widths. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly wide: number;
}

/** Whether hair stands beside the face at both sides in a band. */
export function isFullIn({ from, to, wide }: Band, mesh: FaceMesh, segmentation: Segmentation): boolean {
  const face = faceIn(segmentation, mesh);
  const rowAt = (down: number) => Math.round(face.top + down * (face.bottom - face.top));
  const [first, end] = [rowAt(from), rowAt(to)];
  return hairBeside(segmentation, face, first, end) > wide * (face.right - face.left) * (end - first);
}

/** The face in the head's square, in its cells; the bottom is the chin. */
export const faceIn = ({ square, size }: Segmentation, mesh: FaceMesh): Bounds =>
  boundsOf(FACE_OVAL.map((index) => intoSquare(square, landmark(mesh, index), size)));

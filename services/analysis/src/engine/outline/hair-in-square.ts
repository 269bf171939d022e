import { CHANNEL, FACE_OVAL, type FaceMesh, landmark, SEGMENT_CLASSES, type Segmentation } from '../find/index.ts';
import { type Bounds, boundsOf, intoSquare } from '../picture/index.ts';

/** How likely a cell of the head's square is hair. */
export const hairAt = ({ probabilities }: Segmentation, cell: number): number =>
  probabilities[cell * SEGMENT_CLASSES.length + CHANNEL.hair] ?? 0;

/** The face in the head's square, in its cells; the bottom is the chin. */
export const faceIn = ({ square, size }: Segmentation, mesh: FaceMesh): Bounds =>
  boundsOf(FACE_OVAL.map((index) => intoSquare(square, landmark(mesh, index), size)));

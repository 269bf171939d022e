import type { Point } from '../picture/index.ts';

/** What is known of a face by its landmarks. */
interface Mesh {
  readonly points: readonly Point[];
}

/** One of the 478 landmarks, in picture pixels. Throws RangeError for an index that the mesh does not have. */
export function landmark({ points }: Mesh, index: number): Point {
  const point = points[index];
  if (!point) throw new RangeError(`no landmark ${index}`);
  return point;
}

/** An outline over landmarks. */
export const landmarks = (mesh: Mesh, indices: readonly number[]): Point[] =>
  indices.map((index) => landmark(mesh, index));

const TOP = 10;
const CHIN = 152;

/** The ends of the face's middle line: where the forehead meets the hair, and the chin. */
export const middleLine = (mesh: Mesh): readonly [top: Point, chin: Point] => [
  landmark(mesh, TOP),
  landmark(mesh, CHIN),
];

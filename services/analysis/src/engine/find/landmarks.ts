import type { Point } from '../picture/index.ts';

/** A face's landmarks. */
interface Mesh {
  readonly points: readonly Point[];
}

/** One of the 478 landmarks, in pixels. @throws RangeError for an invalid index */
export function landmark({ points }: Mesh, index: number): Point {
  const point = points[index];
  if (!point) throw new RangeError(`no landmark ${index}`);
  return point;
}

/** An outline of landmarks. */
export const landmarks = (mesh: Mesh, indices: readonly number[]): Point[] =>
  indices.map((index) => landmark(mesh, index));

const TOP = 10;
const CHIN = 152;

/** Ends of the face's midline: hairline and chin. */
export const middleLine = (mesh: Mesh): readonly [top: Point, chin: Point] => [
  landmark(mesh, TOP),
  landmark(mesh, CHIN),
];

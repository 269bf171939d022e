import type { OutlinePoint } from '@trueseason/contracts';
import type { Line } from './mask.ts';

/** Pupils lie five irises apart; the rings around one of them hardly at all. */
const APART = 2;

/** Where both irises lie, the left one of the picture first; null where a photo does not show both. */
export function bothEyes(irises: readonly Line[]): readonly [OutlinePoint, OutlinePoint] | null {
  const centers = irises.map(centerOf);
  const xs = centers.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const wide = Math.max(...irises.map((line) => Math.max(...line.map(([x]) => x)) - Math.min(...line.map(([x]) => x))));
  if (!(to - from > APART * wide)) return null;
  const middle = (from + to) / 2;
  return [centerOf(centers.filter(([x]) => x < middle)), centerOf(centers.filter(([x]) => x >= middle))];
}

/** The middle of what a line spans. */
function centerOf(points: Line): OutlinePoint {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

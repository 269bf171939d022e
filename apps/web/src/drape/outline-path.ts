import type { OutlinePoint } from '@trueseason/contracts';
import type { Lines } from './lines.ts';

/** How far from a corner a line begins to turn, in shares of the photo's height: traced in cells, hair would have teeth. */
const TURN = 0.02;

/**
 * Closed lines as a pencil would draw them: each corner is rounded, up to the middle of its shorter side.
 * @param ratio the photo's width over its height
 * @param side of the square box that the photo's shares are spread over
 */
export const outlinePath = (lines: Lines, ratio: number, side: number): string =>
  lines.map((line) => `M${line.map((_, i) => turnAt(line, i, ratio, side)).join('L')}Z`).join('');

function turnAt(line: readonly OutlinePoint[], i: number, ratio: number, side: number): string {
  const corner = line[i];
  const [before, after] = [line.at(i - 1), line[(i + 1) % line.length]];
  if (!corner || !before || !after) return '';
  const put = ([x, y]: OutlinePoint) => `${Number((x * side).toFixed(2))} ${Number((y * side).toFixed(2))}`;
  return `${put(towards(corner, before, ratio))}Q${put(corner)} ${put(towards(corner, after, ratio))}`;
}

/** A point on the way from one corner to the next, at most at its middle. */
function towards([x, y]: OutlinePoint, [toX, toY]: OutlinePoint, ratio: number): OutlinePoint {
  const length = Math.hypot((toX - x) * ratio, toY - y);
  const share = length > 0 ? Math.min(0.5, TURN / length) : 0;
  return [x + (toX - x) * share, y + (toY - y) * share];
}

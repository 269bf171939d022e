import type { OutlinePoint } from '@trueseason/contracts';
import type { Lines } from './lines.ts';

/** A corner is rounded from here on, in shares of the photo's height: hair was traced in cells and has steps. */
const TURN = 0.02;

/**
 * Closed lines with rounded corners, up to the middle of the shorter side.
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
  return `${put(toward(corner, before, ratio))}Q${put(corner)} ${put(toward(corner, after, ratio))}`;
}

/** A point on the way to the next corner, at most in the middle. */
function toward([x, y]: OutlinePoint, [toX, toY]: OutlinePoint, ratio: number): OutlinePoint {
  const length = Math.hypot((toX - x) * ratio, toY - y);
  const share = length > 0 ? Math.min(0.5, TURN / length) : 0;
  return [x + (toX - x) * share, y + (toY - y) * share];
}

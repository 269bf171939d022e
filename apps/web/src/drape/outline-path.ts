import type { OutlinePoint } from '@trueseason/contracts';
import type { Lines } from './lines.ts';

/** Where rounding starts before a corner, in shares of the photo's height: hair was traced in cells and has steps. */
const CORNER_RADIUS = 0.02;

/**
 * Closed lines with corners rounded up to the middle of the shorter side.
 * @param ratio the photo's width to height
 * @param side of the square view box
 */
export const outlinePath = (lines: Lines, ratio: number, side: number): string =>
  lines.map((line) => `M${line.map((_, i) => roundedCorner(line, i, ratio, side)).join('L')}Z`).join('');

function roundedCorner(line: readonly OutlinePoint[], i: number, ratio: number, side: number): string {
  const corner = line[i];
  const previous = line.at(i - 1);
  const next = line[(i + 1) % line.length];
  if (!corner || !previous || !next) return '';
  const coordinates = ([x, y]: OutlinePoint) => `${Number((x * side).toFixed(2))} ${Number((y * side).toFixed(2))}`;
  return `${coordinates(pointToward(corner, previous, ratio))}Q${coordinates(corner)} ${coordinates(pointToward(corner, next, ratio))}`;
}

/** A point toward the next corner, at most halfway. */
function pointToward([x, y]: OutlinePoint, [toX, toY]: OutlinePoint, ratio: number): OutlinePoint {
  const length = Math.hypot((toX - x) * ratio, toY - y);
  const share = length > 0 ? Math.min(0.5, CORNER_RADIUS / length) : 0;
  return [x + (toX - x) * share, y + (toY - y) * share];
}

import type { OutlinePoint, PhotoLine } from '@trueseason/contracts';
import type { Drape } from '../../drape/hang-cloth.ts';
import { clamp } from '../../lib/math.ts';

/** Lines that extend less above the cloth, as a share of the plate's height, look like dashes on it. */
const MIN_HEIGHT = 0.035;

/** The cloth's edge at a position across the plate. */
function clothEdgeAt(edge: readonly OutlinePoint[], x: number): number {
  const position = clamp(x, 0, 1) * (edge.length - 1);
  const left = edge[Math.floor(position)]?.[1] ?? 1;
  const right = edge[Math.ceil(position)]?.[1] ?? 1;
  return left + (right - left) * (position % 1);
}

/** The lines that extend above the cloth, unlike the one around the neck. */
export function linesAboveCloth(outlines: readonly PhotoLine[], { frame, edge }: Drape): readonly PhotoLine[] {
  const isAboveCloth = ([x, y]: OutlinePoint): boolean => {
    const x0 = (x - frame.left) / frame.width;
    const y0 = (y - frame.top) / frame.height;
    return clothEdgeAt(edge, x0) - y0 > MIN_HEIGHT;
  };
  return outlines.flatMap((mark) => {
    const lines = mark.lines.filter((line) => line.some(isAboveCloth));
    return lines.length > 0 ? [{ ...mark, lines }] : [];
  });
}

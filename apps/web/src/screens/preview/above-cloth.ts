import type { OutlinePoint, PhotoLine } from '@trueseason/contracts';
import type { Drape } from '../../drape/hang-cloth.ts';
import { clamp } from '../../lib/math.ts';

/** Lines that extend less above the cloth, as a share of the plate's height, look like dashes on it. */
const LEAST = 0.035;

/** The cloth's edge at a position across the plate. */
function edgeAt(edge: readonly OutlinePoint[], x: number): number {
  const at = clamp(x, 0, 1) * (edge.length - 1);
  const [before, after] = [edge[Math.floor(at)]?.[1] ?? 1, edge[Math.ceil(at)]?.[1] ?? 1];
  return before + (after - before) * (at % 1);
}

/** The lines that extend above the cloth, unlike the one around the neck. */
export function aboveCloth(marks: readonly PhotoLine[], { frame, edge }: Drape): readonly PhotoLine[] {
  const standsOut = ([x, y]: OutlinePoint): boolean => {
    const [across, down] = [(x - frame.left) / frame.width, (y - frame.top) / frame.height];
    return edgeAt(edge, across) - down > LEAST;
  };
  return marks.flatMap((mark) => {
    const lines = mark.lines.filter((line) => line.some(standsOut));
    return lines.length > 0 ? [{ ...mark, lines }] : [];
  });
}

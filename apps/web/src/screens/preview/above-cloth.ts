import type { OutlinePoint, PhotoLine } from '@trueseason/contracts';
import type { Drape } from '../../drape/hang-cloth.ts';

/** What stands less above the cloth, in shares of the plate's height, is a dash that seems to lie on it. */
const LEAST = 0.035;

/** How high the cloth's edge lies at a place across the plate. */
function edgeAt(edge: readonly OutlinePoint[], x: number): number {
  const at = Math.max(0, Math.min(1, x)) * (edge.length - 1);
  const [before, after] = [edge[Math.floor(at)]?.[1] ?? 1, edge[Math.ceil(at)]?.[1] ?? 1];
  return before + (after - before) * (at % 1);
}

/** The lines of a photo without those that its cloth covers but for their upper edge, as around a neck. */
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

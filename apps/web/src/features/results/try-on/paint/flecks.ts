import type { OutlinePoint } from '@trueseason/contracts';
import { FLECK, FLECKS } from '@trueseason/drawings';
import type { Line } from './mask.ts';

/** Of a unit of the drawings, for lengths along a rim: their lenses are that much smaller than worn ones. */
const MILLIMETERS = 1.15;

export interface Patches {
  /** How much lighter than the rim. */
  readonly lighter: number;
  readonly lines: readonly Line[];
}

/** The dark and the light patches on a rim, whose lines run beside each other point by point. */
export const flecksOn = (inner: Line, outer: Line): Patches[] =>
  FLECKS.map(({ lighter, dashes, offset }) => ({ lighter, lines: patchesOn(inner, outer, dashes, offset) }));

function patchesOn(inner: Line, outer: Line, dashes: readonly number[], offset: number): Line[] {
  const aside = (1 - FLECK.width) / 2;
  /** Between both lines, 0 on the inner one. */
  const between = (i: number, share: number): OutlinePoint => {
    const [[ax, ay], [bx, by]] = [inner[i % inner.length] ?? [0, 0], outer[i % outer.length] ?? [0, 0]];
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  const ends = dashes.map((_, i) => dashes.slice(0, i + 1).reduce((sum, dash) => sum + dash, 0));
  const period = ends.at(-1) ?? 1;
  const isPatch = (way: number): boolean => {
    const at = (((way / MILLIMETERS + offset) % period) + period) % period;
    // Of dashes that end before it an even number: a patch.
    return ends.filter((end) => end <= at).length % 2 === 0;
  };
  const patches: number[][] = [];
  let [way, isOn] = [0, false];
  for (let i = 0; i < inner.length; i++) {
    const on = isPatch(way);
    if (on && !isOn) patches.push([]);
    if (on) patches.at(-1)?.push(i);
    const [[ax, ay], [bx, by]] = [between(i, 0.5), between(i + 1, 0.5)];
    way += Math.hypot(bx - ax, by - ay);
    isOn = on;
  }
  return patches.map((patch) => {
    const points = [...patch, (patch.at(-1) ?? 0) + 1];
    return [...points.map((i) => between(i, aside)), ...points.toReversed().map((i) => between(i, 1 - aside))];
  });
}

import type { OutlinePoint } from '@trueseason/contracts';
import { FLECK, FLECKS } from '@trueseason/drawings';
import type { Line } from './mask.ts';

/** Of a unit of the drawings, for lengths along a rim: their lenses are that much smaller than worn ones. */
const MILLIMETERS = 1.15;
/** Points around a patch. */
const CORNERS = 18;

export interface Patches {
  /** How much lighter than the rim. */
  readonly lighter: number;
  readonly lines: readonly Line[];
}

/** The dark and the light patches on a rim, whose lines run beside each other point by point. */
export const flecksOn = (inner: Line, outer: Line): Patches[] =>
  FLECKS.map(({ lighter, dashes, offset }) => ({ lighter, lines: patchesOn(inner, outer, dashes, offset) }));

/** Clouds in the sheet that acetate is cut from: none is like the next, and hardly one lies across the whole rim. */
function patchesOn(inner: Line, outer: Line, dashes: readonly number[], offset: number): Line[] {
  const place = along(inner, outer);
  const patches: Line[] = [];
  let way = -offset * MILLIMETERS;
  const end = way + place.length;
  for (let i = 0; way < end; i++) {
    const long = (dashes[i % dashes.length] ?? 1) * MILLIMETERS;
    // Of patches and gaps in turn the first is a patch.
    if (i % 2 === 0) {
      const high = i % 4 === 0 ? 0.34 : 0.66;
      patches.push(
        cloud(place.at, { way: way + long / 2, across: chance(i, high - 0.15, high + 0.15), long, seed: i }),
      );
      const aside = way + long * chance(i + 1, 0.8, 1.3);
      patches.push(cloud(place.at, { way: aside, across: 1 - high, long: long * chance(i, 0.3, 0.6), seed: i + 7 }));
    }
    way += long;
  }
  return patches;
}

interface Cloud {
  readonly way: number;
  /** Between both lines, 0 on the inner one. */
  readonly across: number;
  readonly long: number;
  readonly seed: number;
}

function cloud(at: (way: number, across: number) => OutlinePoint, { way, across, long, seed }: Cloud): Line {
  const aside = (1 - FLECK.width) / 2;
  const [wide, slant, turn] = [chance(seed, 0.24, 0.36), chance(seed + 1, -0.3, 0.3), chance(seed + 2, 0, 6)];
  return Array.from({ length: CORNERS }, (_, i): OutlinePoint => {
    const angle = (2 * Math.PI * i) / CORNERS;
    const out = 1 + 0.1 * Math.sin(3 * angle + turn) + 0.05 * Math.cos(5 * angle + 2 * turn);
    const up = wide * out * Math.sin(angle);
    const share = Math.min(1 - aside, Math.max(aside, across + up));
    return at(way + long * (0.6 * out * Math.cos(angle) + slant * up), share);
  });
}

/** A point at a way along the middle of the rim, which begins anew at its end. */
function along(inner: Line, outer: Line) {
  const of = (line: Line, i: number): OutlinePoint => line[i % line.length] ?? [0, 0];
  const between = (i: number, share: number): OutlinePoint => {
    const [[ax, ay], [bx, by]] = [of(inner, i), of(outer, i)];
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  const ways = [0];
  for (let i = 0; i < inner.length; i++) {
    const [[ax, ay], [bx, by]] = [between(i, 0.5), between(i + 1, 0.5)];
    ways.push((ways[i] ?? 0) + Math.hypot(bx - ax, by - ay));
  }
  const length = ways.at(-1) ?? 0;
  const at = (way: number, across: number): OutlinePoint => {
    const there = ((way % length) + length) % length;
    const i = Math.max(
      0,
      ways.findLastIndex((passed) => passed <= there),
    );
    const share = (there - (ways[i] ?? 0)) / Math.max(1e-9, (ways[i + 1] ?? length) - (ways[i] ?? 0));
    const [[ax, ay], [bx, by]] = [between(i, across), between(i + 1, across)];
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  return { length, at };
}

/** The same for the same seed, so that a pair looks alike whenever it is put on. */
function chance(seed: number, least: number, most: number): number {
  const value = Math.sin(seed * 12.9898 + 4.1) * 43_758.5453;
  return least + (value - Math.floor(value)) * (most - least);
}

import type { OutlinePoint } from '@trueseason/contracts';
import type { Rgb } from '@trueseason/style/color';
import { boxOf } from '../../drape/lines.ts';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, clamp, mean, perChannel, quantile } from '../../lib/math.ts';
import type { Line } from './mask.ts';
import { pixelOf } from './paint.ts';

/* All lengths in mouth widths. */
/** The step across the line, the most steps it moves inward and outward, and the steps read beyond those. */
const STEP = 0.006;
const [INWARD, OUTWARD] = [9, 1];
const AROUND = 4;
/** The least share of its height that a lip keeps. */
const KEPT = 0.5;
/** Where lip (inside the line) and skin (outside) are sampled. */
const [LIP, SKIN] = [
  [0.03, 0.1],
  [0.035, 0.11],
] as const;
/** The fewest samples of each. */
const LEAST = 24;
/** Closer colors, in logarithms, count as equal; `MOST_TOLD` caps what one sample contributes. */
const NOISE = 0.03;
const MOST_TOLD = 2;
/** The cost of a step away from the line, and away from the neighbors. */
const AWAY = 0.012;
const BENT = 1.2;

type Tint = readonly [number, number, number];

/** The middle of some colors, and their spread. */
interface Seen {
  readonly tint: Tint;
  readonly spread: Tint;
}

/**
 * The outer lip line, moved to where the lips' color ends: landmarks place it on the skin around thin lips. The corners
 * stay, as does a lip that looks like its surroundings.
 * @param inner the line of the mouth's opening
 */
export function lipLine(photo: Pixels, outer: Line, inner: Line | undefined): Line {
  const { x0, x1, y0, y1 } = boxOf(outer);
  const unit = x1 - x0;
  const xs = outer.map(([x]) => x);
  const [left, right] = [xs.indexOf(x0), xs.indexOf(x1)];
  const middle: OutlinePoint = [(x0 + x1) / 2, (y0 + y1) / 2];
  const moved = [...outer];
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    const length = (to - from + outer.length) % outer.length;
    const lip = Array.from({ length: length + 1 }, (_, i) => (from + i) % outer.length);
    const rays = lip.map((at) => rayAt(outer, at, unit, middle, inner));
    for (const [i, by] of bestSteps(photo, rays, unit).entries()) {
      const [at, ray] = [lip[i], rays[i]];
      if (at !== undefined && ray) moved[at] = ray.at(by * STEP * unit);
    }
  }
  return moved;
}

/** A ray across the line at one of its points. */
interface Ray {
  /** The point this many pixels outward. */
  readonly at: (outward: number) => OutlinePoint;
  /** The maximum number of steps inward. */
  readonly room: number;
}

function rayAt(line: Line, i: number, unit: number, middle: OutlinePoint, inner: Line | undefined): Ray {
  const point = (k: number): OutlinePoint => line[(k + line.length) % line.length] ?? middle;
  const [[x, y], [ax, ay], [bx, by]] = [point(i), point(i - 3), point(i + 3)];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const side = Math.sign((x - middle[0]) * (by - ay) - (y - middle[1]) * (bx - ax)) || 1;
  const [nx, ny] = [(side * (by - ay)) / long, (-side * (bx - ax)) / long];
  const toInner = inner ? Math.min(...inner.map(([px, py]) => Math.hypot(px - x, py - y))) : Math.abs(y - middle[1]);
  return {
    at: (outward) => [x + nx * outward, y + ny * outward],
    room: Math.min(INWARD, Math.floor(((1 - KEPT) * toInner) / (STEP * unit))),
  };
}

/** Logarithms of redness, yellowness and lightness. */
export const tintOf = (color: Rgb): Tint => {
  const [r, g, b] = perChannel((c) => Math.log(color[c] + 0.004));
  return [r - g, g - b, (r + g + b) / 3];
};

/** The best positions along a lip's line, by how well lip and skin are separated. */
function bestSteps(photo: Pixels, rays: readonly Ray[], unit: number): number[] {
  const tintAt = ([x, y]: OutlinePoint): Tint => {
    const [px, py] = [clamp(Math.floor(x), 0, photo.width - 1), clamp(Math.floor(y), 0, photo.height - 1)];
    return tintOf(pixelOf(photo, py * photo.width + px));
  };
  const read = (from: number, to: number, reach: (ray: Ray) => number): Seen | null =>
    seenIn(
      rays.flatMap((ray) =>
        steps(from / STEP, to / STEP)
          .filter((step) => Math.abs(step) <= reach(ray))
          .map((step) => tintAt(ray.at(step * STEP * unit))),
      ),
    );
  const lip = read(-LIP[1], -LIP[0], ({ room }) => room / (1 - KEPT));
  const skin = read(SKIN[0], SKIN[1], () => Number.POSITIVE_INFINITY);
  if (!lip || !skin) return rays.map(() => 0);
  const told = toldBy(lip, skin);
  const costs = rays.map((ray) => {
    const asked = steps(-INWARD - AROUND, OUTWARD + AROUND).map((step) =>
      told(tintAt(ray.at((step + 0.5) * STEP * unit))),
    );
    return steps(-INWARD, OUTWARD).map((by) => {
      if (by < -ray.room) return Number.POSITIVE_INFINITY;
      const inside = by + INWARD + AROUND;
      return mean(asked.map((one, k) => (k < inside ? -one : one))) + AWAY * by ** 2;
    });
  });
  return smoothest(costs).map((k) => k - INWARD);
}

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.round(to) - Math.round(from) + 1 }, (_, i) => Math.round(from) + i);

/** By quantiles, so that hairs and glints hardly count. */
function seenIn(tints: readonly Tint[]): Seen | null {
  if (tints.length < LEAST) return null;
  const sorted = perChannel((c) => tints.map((tint) => tint[c]).toSorted((a, b) => a - b));
  return {
    tint: perChannel((c) => quantile(sorted[c], 0.5)),
    spread: perChannel((c) => (quantile(sorted[c], 0.8) - quantile(sorted[c], 0.2)) / 2),
  };
}

/** How much more a color looks like lip than like skin, as log odds. */
function toldBy(lip: Seen, skin: Seen): (tint: Tint) => number {
  const away = (tint: Tint, from: Seen): number =>
    CHANNELS.reduce<number>((sum, c) => {
      const spread = NOISE + (lip.spread[c] + skin.spread[c]) / 2;
      return sum + Math.min(9, ((tint[c] - from.tint[c]) / spread) ** 2);
    }, 0);
  return (tint) => clamp((away(tint, skin) - away(tint, lip)) / 4, -MOST_TOLD, MOST_TOLD);
}

/** The cheapest position of each point that stays near its neighbors' (Viterbi 1967). The first and last are fixed. */
function smoothest(costs: readonly (readonly number[])[]): number[] {
  const stays = (i: number, k: number) => (i > 0 && i < costs.length - 1) || k === INWARD;
  const ways: number[][] = [];
  let sums: number[] = [];
  for (const [i, row] of costs.entries()) {
    const from: number[] = [];
    const next = row.map((cost, k) => {
      let [best, at] = [i === 0 ? 0 : Number.POSITIVE_INFINITY, k];
      for (const [before, sum] of sums.entries()) {
        const all = sum + (BENT * (k - before) ** 2) / row.length;
        if (all < best) [best, at] = [all, before];
      }
      from[k] = at;
      return stays(i, k) ? best + cost : Number.POSITIVE_INFINITY;
    });
    ways.push(from);
    sums = next;
  }
  let k = sums.indexOf(Math.min(...sums));
  return ways
    .toReversed()
    .map((from) => {
      const here = k;
      k = from[here] ?? here;
      return here;
    })
    .toReversed();
}

import type { Rgb } from '@trueseason/color';
import type { OutlinePoint } from '@trueseason/contracts';
import { boxOf } from '../../drape/lines.ts';
import type { Pixels } from '../../garment/picture.ts';
import type { Line } from './mask.ts';
import { CHANNELS } from './matte.ts';
import { pixelOf } from './paint.ts';
import { within } from './plane.ts';

/* All lengths in shares of the mouth's width. */
/** How far apart places across the line are asked, how many of them it goes inward and outward at most, and how far around that is asked. */
const STEP = 0.006;
const [INWARD, OUTWARD] = [9, 1];
const AROUND = 4;
/** A lip keeps so much of its height. */
const KEPT = 0.5;
/** Inward and outward of the line, from where to where lip and skin look like themselves. */
const [LIP, SKIN] = [
  [0.03, 0.1],
  [0.035, 0.11],
] as const;
/** Fewer places of either tell nothing. */
const LEAST = 24;
/** Nearer than this, in logarithms, no two colors are told apart; and one place tells so much at most. */
const NOISE = 0.03;
const MOST_TOLD = 2;
/** What a step away from the line costs, and what one away from the neighbors' costs, for each place across. */
const AWAY = 0.012;
const BENT = 1.2;

type Tint = readonly [number, number, number];

interface Seen {
  readonly tint: Tint;
  readonly spread: Tint;
}

/**
 * The outer line of lips, led to where their color ends: it is told from a face's shape, and on thin lips lies beside them,
 * mostly on skin. The corners stay, and so does a lip that cannot be told from what is around it.
 * @param inner that of the mouth's opening, up to which lips go
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
    const rays = lip.map((at) => rayAt(outer, at, { unit, middle, inner }));
    for (const [i, by] of bestSteps(photo, rays, unit).entries()) {
      const [at, ray] = [lip[i], rays[i]];
      if (at !== undefined && ray) moved[at] = ray.at(by * STEP * unit);
    }
  }
  return moved;
}

/** Across the line at one of its points. */
interface Ray {
  /** A place so far outward, in pixels. */
  readonly at: (outward: number) => OutlinePoint;
  /** How many steps inward the line may go. */
  readonly room: number;
}

interface Mouth {
  readonly unit: number;
  readonly middle: OutlinePoint;
  readonly inner: Line | undefined;
}

function rayAt(line: Line, i: number, { unit, middle, inner }: Mouth): Ray {
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

const tintOf = ([r, g, b]: Rgb): Tint => {
  const [lr, lg, lb] = [Math.log(r + 0.004), Math.log(g + 0.004), Math.log(b + 0.004)];
  return [lr - lg, lg - lb, (lr + lg + lb) / 3];
};

/** What color of two is seen at each place across a lip's line, and with it where the line lies best. */
function bestSteps(photo: Pixels, rays: readonly Ray[], unit: number): number[] {
  const tintAt = ([x, y]: OutlinePoint): Tint => {
    const [px, py] = [within(Math.floor(x), 0, photo.width - 1), within(Math.floor(y), 0, photo.height - 1)];
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
      return asked.reduce((sum, one, k) => sum + (k < inside ? -one : one), 0) / asked.length + AWAY * by ** 2;
    });
  });
  return smoothest(costs).map((k) => k - INWARD);
}

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.round(to) - Math.round(from) + 1 }, (_, i) => Math.round(from) + i);

/** The middle of some colors, and how far they lie from it: hairs and glints among them count for little. */
function seenIn(tints: readonly Tint[]): Seen | null {
  if (tints.length < LEAST) return null;
  const of = (c: 0 | 1 | 2) => {
    const sorted = tints.map((tint) => tint[c]).toSorted((a, b) => a - b);
    const part = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return [part(0.5), (part(0.8) - part(0.2)) / 2] as const;
  };
  const [a, b, c] = [of(0), of(1), of(2)];
  return { tint: [a[0], b[0], c[0]], spread: [a[1], b[1], c[1]] };
}

/** How much more a color looks like lip than like skin, as log odds. */
function toldBy(lip: Seen, skin: Seen): (tint: Tint) => number {
  const away = (tint: Tint, from: Seen): number =>
    CHANNELS.reduce<number>((sum, c) => {
      const spread = NOISE + (lip.spread[c] + skin.spread[c]) / 2;
      return sum + Math.min(9, ((tint[c] - from.tint[c]) / spread) ** 2);
    }, 0);
  return (tint) => within((away(tint, skin) - away(tint, lip)) / 4, -MOST_TOLD, MOST_TOLD);
}

/** For each point in turn the cheapest place that lies near its neighbors'; the first and the last stay (Viterbi 1967). */
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

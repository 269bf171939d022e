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
const STEPS_INWARD = 9;
const STEPS_OUTWARD = 1;
const STEPS_BEYOND = 4;
/** The least share of its height that a lip keeps. */
const MIN_LIP_SHARE = 0.5;
/** Where lip (inside the line) and skin (outside) are sampled. */
const LIP_SAMPLE = [0.03, 0.1] as const;
const SKIN_SAMPLE = [0.035, 0.11] as const;
/** The fewest samples of each. */
const MIN_SAMPLES = 24;
/** Closer colors, in logarithms, count as equal; `MOST_TOLD` caps what one sample contributes. */
const COLOR_NOISE = 0.03;
const MAX_LOG_ODDS = 2;
/** The cost of a step away from the line, and away from the neighbors. */
const MOVE_COST = 0.012;
const BEND_COST = 1.2;

type Tint = readonly [number, number, number];

/** The middle of some colors, and their spread. */
interface ColorSummary {
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
  const mouthWidth = x1 - x0;
  const xs = outer.map(([x]) => x);
  const left = xs.indexOf(x0);
  const right = xs.indexOf(x1);
  const middle: OutlinePoint = [(x0 + x1) / 2, (y0 + y1) / 2];
  const movedLine = [...outer];
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    const length = (to - from + outer.length) % outer.length;
    const pointIndexes = Array.from({ length: length + 1 }, (_, i) => (from + i) % outer.length);
    const rays = pointIndexes.map((index) => rayAt(outer, index, mouthWidth, middle, inner));
    for (const [i, step] of bestSteps(photo, rays, mouthWidth).entries()) {
      const index = pointIndexes[i];
      const ray = rays[i];
      if (index !== undefined && ray) movedLine[index] = ray.pointAt(step * STEP * mouthWidth);
    }
  }
  return movedLine;
}

/** A ray across the line at one of its points. */
interface Ray {
  /** The point this many pixels outward. */
  readonly pointAt: (outward: number) => OutlinePoint;
  /** The maximum number of steps inward. */
  readonly maxStepsInward: number;
}

function rayAt(line: Line, i: number, mouthWidth: number, middle: OutlinePoint, inner: Line | undefined): Ray {
  const point = (k: number): OutlinePoint => line[(k + line.length) % line.length] ?? middle;
  const [x, y] = point(i);
  const [ax, ay] = point(i - 3);
  const [bx, by] = point(i + 3);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const side = Math.sign((x - middle[0]) * (by - ay) - (y - middle[1]) * (bx - ax)) || 1;
  const normalX = (side * (by - ay)) / length;
  const normalY = (-side * (bx - ax)) / length;
  const innerDistance = inner
    ? Math.min(...inner.map(([px, py]) => Math.hypot(px - x, py - y)))
    : Math.abs(y - middle[1]);
  return {
    pointAt: (outward) => [x + normalX * outward, y + normalY * outward],
    maxStepsInward: Math.min(STEPS_INWARD, Math.floor(((1 - MIN_LIP_SHARE) * innerDistance) / (STEP * mouthWidth))),
  };
}

/** Logarithms of redness, yellowness and lightness. */
export const tintOf = (color: Rgb): Tint => {
  const [r, g, b] = perChannel((c) => Math.log(color[c] + 0.004));
  return [r - g, g - b, (r + g + b) / 3];
};

/** The best positions along a lip's line, by how well lip and skin are separated. */
function bestSteps(photo: Pixels, rays: readonly Ray[], mouthWidth: number): number[] {
  const tintAt = ([x, y]: OutlinePoint): Tint => {
    const px = clamp(Math.floor(x), 0, photo.width - 1);
    const py = clamp(Math.floor(y), 0, photo.height - 1);
    return tintOf(pixelOf(photo, py * photo.width + px));
  };
  const sample = (from: number, to: number, maxStepOf: (ray: Ray) => number): ColorSummary | null =>
    summarize(
      rays.flatMap((ray) =>
        steps(from / STEP, to / STEP)
          .filter((step) => Math.abs(step) <= maxStepOf(ray))
          .map((step) => tintAt(ray.pointAt(step * STEP * mouthWidth))),
      ),
    );
  const lipColor = sample(-LIP_SAMPLE[1], -LIP_SAMPLE[0], ({ maxStepsInward }) => maxStepsInward / (1 - MIN_LIP_SHARE));
  const skinColor = sample(SKIN_SAMPLE[0], SKIN_SAMPLE[1], () => Number.POSITIVE_INFINITY);
  if (!lipColor || !skinColor) return rays.map(() => 0);
  const lipLogOdds = lipLogOddsOf(lipColor, skinColor);
  const costs = rays.map((ray) => {
    const oddsAtSteps = steps(-STEPS_INWARD - STEPS_BEYOND, STEPS_OUTWARD + STEPS_BEYOND).map((step) =>
      lipLogOdds(tintAt(ray.pointAt((step + 0.5) * STEP * mouthWidth))),
    );
    return steps(-STEPS_INWARD, STEPS_OUTWARD).map((step) => {
      if (step < -ray.maxStepsInward) return Number.POSITIVE_INFINITY;
      const insideCount = step + STEPS_INWARD + STEPS_BEYOND;
      return mean(oddsAtSteps.map((logOdds, k) => (k < insideCount ? -logOdds : logOdds))) + MOVE_COST * step ** 2;
    });
  });
  return smoothestPath(costs).map((k) => k - STEPS_INWARD);
}

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.round(to) - Math.round(from) + 1 }, (_, i) => Math.round(from) + i);

/** By quantiles, so that hairs and glints hardly count. */
function summarize(tints: readonly Tint[]): ColorSummary | null {
  if (tints.length < MIN_SAMPLES) return null;
  const sorted = perChannel((c) => tints.map((tint) => tint[c]).toSorted((a, b) => a - b));
  return {
    tint: perChannel((c) => quantile(sorted[c], 0.5)),
    spread: perChannel((c) => (quantile(sorted[c], 0.8) - quantile(sorted[c], 0.2)) / 2),
  };
}

/** How much more a color looks like lip than like skin, as log odds. */
function lipLogOddsOf(lip: ColorSummary, skin: ColorSummary): (tint: Tint) => number {
  const distance = (tint: Tint, color: ColorSummary): number =>
    CHANNELS.reduce<number>((sum, c) => {
      const spread = COLOR_NOISE + (lip.spread[c] + skin.spread[c]) / 2;
      return sum + Math.min(9, ((tint[c] - color.tint[c]) / spread) ** 2);
    }, 0);
  return (tint) => clamp((distance(tint, skin) - distance(tint, lip)) / 4, -MAX_LOG_ODDS, MAX_LOG_ODDS);
}

/** The cheapest position of each point that stays near its neighbors' (Viterbi 1967). The first and last are fixed. */
function smoothestPath(costs: readonly (readonly number[])[]): number[] {
  const isAllowed = (i: number, k: number) => (i > 0 && i < costs.length - 1) || k === STEPS_INWARD;
  const predecessors: number[][] = [];
  let sums: number[] = [];
  for (const [i, row] of costs.entries()) {
    const bestPrevious: number[] = [];
    const next = row.map((cost, k) => {
      let lowest = i === 0 ? 0 : Number.POSITIVE_INFINITY;
      let bestPosition = k;
      for (const [previous, sum] of sums.entries()) {
        const total = sum + (BEND_COST * (k - previous) ** 2) / row.length;
        if (total < lowest) [lowest, bestPosition] = [total, previous];
      }
      bestPrevious[k] = bestPosition;
      return isAllowed(i, k) ? lowest + cost : Number.POSITIVE_INFINITY;
    });
    predecessors.push(bestPrevious);
    sums = next;
  }
  let k = sums.indexOf(Math.min(...sums));
  return predecessors
    .toReversed()
    .map((bestPrevious) => {
      const position = k;
      k = bestPrevious[position] ?? position;
      return position;
    })
    .toReversed();
}

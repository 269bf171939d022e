/** How a picture looks, small enough to compare: its brightness on a square grid, row by row. */
export type Gray = readonly number[];

export const GRID = 64;
const BITS = 16;
/** Of how many of a look's 256 steps between neighbors two pictures of one moment may differ; other moments differ by more. */
const SAME_STEPS = 26;
/** What a crop leaves of one direction: from which share of it to which. */
type Span = readonly [from: number, to: number];
const WHOLE: Span = [0, 1];
/** A tenth is mostly cut off one edge or another, more of it from around the middle. */
const TENTHS: readonly Span[] = [WHOLE, [0.1, 1], [0, 0.9], [0.05, 0.95]];
const FIFTH: Span = [0.1, 0.9];
const CROPS: readonly (readonly [across: Span, down: Span])[] = [
  ...TENTHS.flatMap((across) => TENTHS.map((down) => [across, down] as const)),
  [FIFTH, FIFTH],
];

const at = (gray: Gray, x: number, y: number): number => gray[y * GRID + x] ?? 0;

/** Where each of `count` cells along a span begins, and the last one ends. */
const edges = ([from, to]: Span, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, n) => Math.round(GRID * (from + ((to - from) * n) / count)));

/** At each corner of the grid, the sum of all above and left of it: a mean then takes four of them, however large. */
function sumsOf(gray: Gray): Float64Array {
  const sums = new Float64Array((GRID + 1) ** 2);
  for (let y = 0; y < GRID; y++) {
    let row = 0;
    for (let x = 0; x < GRID; x++) {
      row += at(gray, x, y);
      sums[(y + 1) * (GRID + 1) + x + 1] = row + (sums[y * (GRID + 1) + x + 1] ?? 0);
    }
  }
  return sums;
}

/** The mean brightness between two columns and two rows. */
function mean(sums: Float64Array, [left, right]: Span, [top, bottom]: Span): number {
  const to = (x: number, y: number) => sums[y * (GRID + 1) + x] ?? 0;
  const sum = to(right, bottom) - to(left, bottom) - to(right, top) + to(left, top);
  return sum / ((right - left) * (bottom - top));
}

/** Whether it gets brighter from each cell to the next: a difference hash, which neither size nor exposure changes. */
function steps(sums: Float64Array, across: Span, down: Span): boolean[] {
  const [xs, ys] = [pairs(edges(across, BITS + 1)), pairs(edges(down, BITS))];
  return ys.flatMap((row) => {
    const cells = xs.map((column) => mean(sums, column, row));
    return cells.slice(1).map((value, i) => value > (cells[i] ?? 0));
  });
}

const pairs = (places: readonly number[]): Span[] => places.slice(1).map((to, i) => [places[i] ?? 0, to]);

const mirrored = (gray: Gray): Gray =>
  Array.from({ length: GRID * GRID }, (_, i) => at(gray, GRID - 1 - (i % GRID), Math.floor(i / GRID)));

const distance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.reduce((count, step, i) => count + Number(step !== b[i]), 0);

/** The looks under which a picture may come back: whole, cropped and mirrored. */
export interface Looks {
  readonly whole: readonly boolean[];
  readonly variants: readonly (readonly boolean[])[];
}

/** Levels by which a picture has to vary before its looks say anything. */
const PLAIN = 24;
export const isPlain = (gray: Gray): boolean => Math.max(...gray) - Math.min(...gray) < PLAIN;

export function looksOf(gray: Gray): Looks {
  const [own, flipped] = [sumsOf(gray), sumsOf(mirrored(gray))];
  return {
    whole: steps(own, WHOLE, WHOLE),
    variants: [own, flipped].flatMap((view) => CROPS.map((crop) => steps(view, ...crop))),
  };
}

/** Whether two pictures show one and the same moment, however they were encoded, cropped or mirrored. */
export const looksAlike = (a: Looks, b: Looks): boolean =>
  a.variants.some((variant) => distance(variant, b.whole) <= SAME_STEPS) ||
  b.variants.some((variant) => distance(variant, a.whole) <= SAME_STEPS);

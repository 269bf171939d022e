/** How a picture looks, small enough to compare: its brightness on a square grid, row by row. */
export type Gray = readonly number[];

export const GRID = 64;
const BITS = 16;
/** Of how many of a look's 256 steps between neighbors two pictures of one moment may differ; other moments differ by more. */
const SAME_STEPS = 26;
/** What is left of each side where a picture was cropped. */
const CROPS = [1, 0.9, 0.8] as const;

const at = (gray: Gray, x: number, y: number): number => gray[y * GRID + x] ?? 0;

/** The mean brightness of a cell of a grid of `columns` by `rows` laid over the middle of the picture. */
function cell(gray: Gray, part: number, columns: number, rows: number, column: number, row: number): number {
  const from = (GRID * (1 - part)) / 2;
  const size = GRID * part;
  const [left, right] = [column, column + 1].map((n) => Math.round(from + (size * n) / columns));
  const [top, bottom] = [row, row + 1].map((n) => Math.round(from + (size * n) / rows));
  let sum = 0;
  for (let y = top ?? 0; y < (bottom ?? 0); y++) for (let x = left ?? 0; x < (right ?? 0); x++) sum += at(gray, x, y);
  return sum / (((right ?? 0) - (left ?? 0)) * ((bottom ?? 0) - (top ?? 0)));
}

/** Whether it gets brighter from each cell to the next: a difference hash, which neither size nor exposure changes. */
function steps(gray: Gray, part: number): boolean[] {
  return Array.from({ length: BITS * BITS }, (_, i) => {
    const [column, row] = [i % BITS, Math.floor(i / BITS)];
    return cell(gray, part, BITS + 1, BITS, column + 1, row) > cell(gray, part, BITS + 1, BITS, column, row);
  });
}

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

export const looksOf = (gray: Gray): Looks => ({
  whole: steps(gray, 1),
  variants: [gray, mirrored(gray)].flatMap((view) => CROPS.map((part) => steps(view, part))),
});

/** Whether two pictures show one and the same moment, however they were encoded, cropped in the middle or mirrored. */
export const looksAlike = (a: Looks, b: Looks): boolean =>
  a.variants.some((variant) => distance(variant, b.whole) <= SAME_STEPS) ||
  b.variants.some((variant) => distance(variant, a.whole) <= SAME_STEPS);

import { browColumns, type EyeLandmarks, type FaceMesh } from '../find/index.ts';
import type { Point } from '../picture/index.ts';
import type { Edges } from './seen-edges.ts';

/** Columns of a brow, and rows sampled in each. */
const COLUMNS = 21;
const ROWS = 11;
/** Minimum visible share of a column. */
const LEAST = 0.5;

type IsBare = (x: number, y: number) => boolean;

/** The outline of a brow between its edges, or of its longest uncovered part. */
export function bareBrow(mesh: FaceMesh, eye: EyeLandmarks, { top, bottom }: Edges, isBare: IsBare): Point[] {
  const rows = Array.from({ length: ROWS }, (_, i) => top + ((bottom - top) * i) / (ROWS - 1));
  const columns = browColumns(mesh, eye, COLUMNS).map((column) => {
    const bare = longestRun(rows, (share) => {
      const { x, y } = column(share);
      return isBare(Math.floor(x), Math.floor(y));
    });
    return { column, top: bare[0] ?? 0, bottom: bare.at(-1) ?? 0 };
  });
  const visibleColumns = longestRun(columns, (seen) => seen.bottom - seen.top >= LEAST * (bottom - top));
  return [
    ...visibleColumns.map(({ column, top }) => column(top)),
    ...visibleColumns.toReversed().map(({ column, bottom }) => column(bottom)),
  ];
}

/** The longest run of matching items. */
function longestRun<T>(all: readonly T[], isIn: (one: T) => boolean): T[] {
  let [longest, run]: [T[], T[]] = [[], []];
  for (const column of all) {
    run = isIn(column) ? [...run, column] : [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

import { type Background, type CellColor, cellsOf } from './background.ts';

/** How two backgrounds differ. */
export interface BackgroundDifference {
  /** Cells in which both show background. */
  readonly common: number;
  /** Median distance of these. */
  readonly apart: number;
  /** Correlation of their depth: high where the same things are behind the head in other light. */
  readonly likeness: number;
  /** Distance of the colors of one that are farthest from any of the other, anywhere in the picture. */
  readonly foreign: number;
}

/** One unit of distance: in the same cell, and between colors anywhere. */
const IN_PLACE: CellColor = [0.12, 0.15, 0.5];
const ANYWHERE: CellColor = [0.1, 0.14, 0.4];
/** Exposure of the face against its room that flash or a step toward the window changes (log), and its price. */
const OFFSETS = [-0.7, -0.35, 0, 0.35, 0.7] as const;
const PRICE_OF_OFFSET = 0.15 / 0.35;
/** A quarter of a picture may show what the other one does not. */
const COVERED = 0.75;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

const squaredDistance = (a: CellColor, b: CellColor, unit: CellColor, offset = 0): number =>
  ((a[0] - b[0]) / unit[0]) ** 2 + ((a[1] - b[1]) / unit[1]) ** 2 + ((a[2] - b[2] + offset) / unit[2]) ** 2;

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  let products = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (const [x, y] of pairs) {
    products += (x - a) * (y - b);
    squaresA += (x - a) ** 2;
    squaresB += (y - b) ** 2;
  }
  return products / Math.max(1e-9, Math.sqrt(squaresA * squaresB));
}

/** Quantile of the distance from each color to the nearest one of the others. */
function uncovered(colors: readonly CellColor[], others: readonly CellColor[], offset: number): number {
  const distances = colors.map((color) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const other of others) nearest = Math.min(nearest, squaredDistance(color, other, ANYWHERE, offset));
    return Math.sqrt(nearest);
  });
  return quantile(distances, COVERED);
}

export function compareBackgrounds(a: Background, b: Background): BackgroundDifference {
  const [first, second] = [cellsOf(a), cellsOf(b)];
  const common = first.flatMap((cell, i): (readonly [CellColor, CellColor])[] => {
    const other = second[i];
    return cell && other ? [[cell, other]] : [];
  });
  const colors = first.flatMap((cell) => (cell ? [cell] : []));
  const cells = second.flatMap((cell) => (cell ? [cell] : []));
  const foreign = OFFSETS.flatMap((offset) =>
    [uncovered(colors, cells, offset), uncovered(cells, colors, -offset)].map(
      (distance) => distance + Math.abs(offset) * PRICE_OF_OFFSET,
    ),
  );
  return {
    common: common.length,
    apart: quantile(
      common.map(([one, other]) => Math.sqrt(squaredDistance(one, other, IN_PLACE))),
      0.5,
    ),
    likeness: correlation(common.map(([one, other]) => [one[2], other[2]])),
    foreign: Math.min(...foreign),
  };
}

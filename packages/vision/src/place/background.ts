/** Cells per side of the square around the head, two face heights wide. */
export const BACKGROUND_SIZE = 16;
const CELLS = BACKGROUND_SIZE ** 2;

/** Log color of a cell's background minus that of the face, so that exposure and white balance cancel. */
export type CellColor = readonly [tint: number, warmth: number, depth: number];

/**
 * What is behind a head, for telling whether two photos were taken in one place: three bytes per cell, row by row, in
 * base64. Coarse on purpose: no room can be seen in it.
 */
export type Background = string;

/** Steps of a byte, around `MIDDLE`; a depth of 0 marks a cell without background. */
const STEPS: CellColor = [0.02, 0.02, 0.04];
const MIDDLE = 128;
const RANGE = 127;

const byteOf = (value: number, step: number): number =>
  MIDDLE + Math.round(Math.max(-RANGE, Math.min(RANGE, value / step)));

/** @param cells `BACKGROUND_SIZE` x `BACKGROUND_SIZE`, undefined without background */
export function describeBackground(cells: readonly (CellColor | undefined)[]): Background {
  const bytes = cells.flatMap((cell) => (cell ? cell.map((value, d) => byteOf(value, STEPS[d] ?? 1)) : [0, 0, 0]));
  return btoa(String.fromCharCode(...bytes));
}

export function cellsOf(background: Background): readonly (CellColor | undefined)[] {
  const bytes = atob(background);
  const valueAt = (cell: number, d: 0 | 1 | 2): number => (bytes.charCodeAt(cell * 3 + d) - MIDDLE) * STEPS[d];
  return Array.from({ length: CELLS }, (_, cell) =>
    bytes.charCodeAt(cell * 3 + 2) > 0 ? [valueAt(cell, 0), valueAt(cell, 1), valueAt(cell, 2)] : undefined,
  );
}

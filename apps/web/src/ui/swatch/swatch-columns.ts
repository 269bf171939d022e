/** Columns on a phone: four, or three if that fills the last row or four would leave a single swatch there. */
export const phoneColumns = (count: number): number => {
  const fillsRowsOfThree = count % 3 === 0 && count % 4 !== 0;
  const leavesOne = count % 4 === 1 && count % 3 !== 1;
  return count < 4 || fillsRowsOfThree || leavesOne ? 3 : 4;
};

/** Columns on wide screens: four instead of three if three leave a single swatch or four fill the last row. */
export const wideColumns = (count: number, columns: number): number =>
  columns === 3 && (count % 3 === 1 || (count % 3 !== 0 && count % 4 === 0)) ? 4 : columns;

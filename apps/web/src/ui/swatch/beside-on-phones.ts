/** Columns on a phone: four, or three if that fills the last row or four would leave one swatch alone there. */
export const besideOnPhones = (count: number): number => {
  const isFullInThrees = count % 3 === 0 && count % 4 !== 0;
  const isOneLeft = count % 4 === 1 && count % 3 !== 1;
  return count < 4 || isFullInThrees || isOneLeft ? 3 : 4;
};

/** Columns on wide screens: four instead of three if three leave one swatch alone or four fill the last row. */
export const besideOnWide = (count: number, columns: number): number =>
  columns === 3 && (count % 3 === 1 || (count % 3 !== 0 && count % 4 === 0)) ? 4 : columns;

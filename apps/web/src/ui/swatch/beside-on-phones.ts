/** Fours, or threes where those fill the last row or where fours leave one alone in it: six in fours leave a hole, five one. */
export const besideOnPhones = (count: number): number => {
  const isFullInThrees = count % 3 === 0 && count % 4 !== 0;
  const isOneLeft = count % 4 === 1 && count % 3 !== 1;
  return count < 4 || isFullInThrees || isOneLeft ? 3 : 4;
};

/** On wide screens as many as are asked for; fours in place of threes that leave one alone in the last row, or that fours fill. */
export const besideOnWide = (count: number, columns: number): number =>
  columns === 3 && (count % 3 === 1 || (count % 3 !== 0 && count % 4 === 0)) ? 4 : columns;

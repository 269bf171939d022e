/** Fours, or threes where those fill the last row or where fours leave one alone in it: six in fours leave a hole, five one. */
export const besideOnPhones = (count: number): number => {
  const isFullInThrees = count % 3 === 0 && count % 4 !== 0;
  const isOneLeft = count % 4 === 1 && count % 3 !== 1;
  return count < 4 || isFullInThrees || isOneLeft ? 3 : 4;
};

/** On wide screens as many as are asked for, or so many that none is left alone in the last row. */
export const besideOnWide = (count: number, columns: number): number => {
  const isOneLeft = (beside: number) => count > beside && count % beside === 1;
  if (columns === 3 && count % 3 !== 0 && count % 4 === 0) return 4;
  return isOneLeft(columns)
    ? ([columns - 1, columns + 1].find((beside) => beside > 2 && !isOneLeft(beside)) ?? columns)
    : columns;
};

/** Fours, or threes where those alone fill the last row: six in fours leave a hole. */
export const besideOnPhones = (count: number): number => (count < 4 || (count % 3 === 0 && count % 4 !== 0) ? 3 : 4);

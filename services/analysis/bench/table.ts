/** One line of the bench's table; `limit` makes it an invariant. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  /** The value must be at least or at most this. */
  readonly limit?: { readonly atLeast: number } | { readonly atMost: number };
  readonly note?: string;
}

const holds = ({ value, limit }: Row): boolean => {
  if (!limit) return true;
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
};

const format = (value: number, unit = ''): string =>
  unit === '%' ? `${(value * 100).toFixed(1)} %` : `${Number(value.toFixed(3))}${unit ? ` ${unit}` : ''}`;

/** Prints the table and says whether every invariant holds. */
export function printTable(title: string, rows: readonly Row[]): boolean {
  console.log(`\n${title}`);
  for (const row of rows) {
    const { limit } = row;
    const goal = limit
      ? 'atLeast' in limit
        ? `>= ${format(limit.atLeast, row.unit)}`
        : `<= ${format(limit.atMost, row.unit)}`
      : '';
    const state = limit ? (holds(row) ? 'ok' : 'MISSED') : '';
    console.log(
      `  ${row.name.padEnd(46)} ${format(row.value, row.unit).padStart(12)}  ${goal.padEnd(12)} ${state.padEnd(7)}${row.note ?? ''}`,
    );
  }
  return rows.every(holds);
}

/** Lower or upper limit. */
export type Limit = { readonly atLeast: number } | { readonly atMost: number };

export const holds = (value: number, limit: Limit): boolean =>
  'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;

export const boundOf = (limit: Limit | undefined, format: (value: number) => string): string =>
  limit ? ('atLeast' in limit ? `>= ${format(limit.atLeast)}` : `<= ${format(limit.atMost)}`) : '';

/** One line of the table; `limit` makes it a requirement. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  readonly limit?: Limit;
  readonly note?: string;
}

const format = (value: number, unit = ''): string =>
  unit === '%' ? `${(value * 100).toFixed(1)} %` : `${Number(value.toFixed(3))}${unit ? ` ${unit}` : ''}`;

/** Prints the table; returns whether every limit holds. */
export function printTable(title: string, rows: readonly Row[]): boolean {
  console.log(`\n${title}`);
  for (const row of rows) {
    const goal = boundOf(row.limit, (value) => format(value, row.unit));
    const state = row.limit ? (holds(row.value, row.limit) ? 'ok' : 'MISSED') : '';
    console.log(
      `  ${row.name.padEnd(46)} ${format(row.value, row.unit).padStart(12)}  ${goal.padEnd(12)} ${state.padEnd(7)}${row.note ?? ''}`,
    );
  }
  return rows.every(({ value, limit }) => !limit || holds(value, limit));
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Figure {
  readonly what: string;
  readonly value: string;
  /** Whether the figure keeps its bound; undefined where it has none. */
  readonly ok?: boolean;
}

/** Prints a table of figures and returns whether all bounds were kept. */
export function printFigures(title: string, figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ what }) => what.length));
  process.stdout.write(`\n${title}\n`);
  for (const { what, value, ok } of figures) {
    process.stdout.write(`  ${what.padEnd(width)}  ${value}${ok === false ? '  ✗ out of bounds' : ''}\n`);
  }
  return figures.every(({ ok }) => ok !== false);
}

export const ms = (value: number): string => `${Math.round(value)} ms`;

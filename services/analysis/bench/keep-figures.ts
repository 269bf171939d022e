import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line, ShownIn } from './both-halves.ts';
import type { Interval } from './statistics.ts';

/** Data of /how-sure, written only here. */
const FILE = join(import.meta.dirname, '../../../apps/web/src/content/how-sure-figures.json');

const TABLES: readonly ShownIn[] = ['agreement', 'depth', 'kept', 'kinds', 'places', 'sure'];

const rounded = ({ value, low, high }: Interval): number[] =>
  [value, low, high].map((figure) => Number(figure.toFixed(3)));

/**
 * Stores the figures of both halves together that the page shows, each with its interval, by table and title. Tables of
 * sections that were not run stay.
 */
export function keepFigures(sections: ReadonlyMap<string, readonly Line[]>): void {
  const rowsOf = (table: ShownIn) =>
    [...sections].flatMap(([title, lines]) => {
      const shares = lines.flatMap(({ shownIn, figures: { both } }) =>
        shownIn === table && both ? [rounded(both)] : [],
      );
      return shares.length > 0 ? [{ title, people: lines[0]?.people.both, shares }] : [];
    });
  const measured = TABLES.map((table) => [table, rowsOf(table)] as const).filter(([, rows]) => rows.length > 0);
  const earlier: object = JSON.parse(readFileSync(FILE, 'utf8'));
  writeFileSync(FILE, JSON.stringify({ ...earlier, ...Object.fromEntries(measured) }));
  execFileSync('biome', ['format', '--write', FILE]);
}

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from './both-halves.ts';
import type { Interval } from './statistics.ts';

/** Data of /how-sure, written only here. */
const FILE = join(import.meta.dirname, '../../../apps/web/src/content/how-sure-figures.json');

const rounded = ({ value, low, high }: Interval): number[] => [value, low, high].map((one) => Number(one.toFixed(3)));

/** Stores the figures of both halves that the page shows, each with its interval, by title. */
export function keepFigures(kept: ReadonlyMap<string, readonly Line[]>): void {
  const rows = [...kept].flatMap(([title, lines]) => {
    const shares = lines.flatMap(({ isShown, figures: { both } }) => (isShown && both ? [rounded(both)] : []));
    return shares.length > 0 ? [{ title, people: lines[0]?.people.both, shares }] : [];
  });
  writeFileSync(FILE, JSON.stringify(rows));
  execFileSync('biome', ['format', '--write', FILE]);
}

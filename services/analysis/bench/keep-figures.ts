import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from './both-halves.ts';

/** Data of /how-sure, written only here. */
const FILE = join(import.meta.dirname, '../../../apps/web/src/content/how-sure-figures.json');

const rounded = (value: number): number => Number(value.toFixed(3));

interface KeptSection {
  readonly title: string;
}

/**
 * Stores the held-out half's figures with intervals, by title and in this order. Sections that did not run keep theirs.
 */
export function keepFigures(kept: ReadonlyMap<string, readonly Line[]>, titles: readonly string[]): void {
  const sections = [...kept].flatMap(([title, lines]) => {
    const shown = lines.flatMap(({ shown: label, halves: { held } }) =>
      label && held ? [{ label, value: rounded(held.value), low: rounded(held.low), high: rounded(held.high) }] : [],
    );
    const people = lines[0]?.people.held ?? 0;
    return shown.length > 0 ? [{ title, people, lines: shown }] : [];
  });
  const before: { readonly sections: readonly KeptSection[] } = JSON.parse(readFileSync(FILE, 'utf8'));
  const byTitle = new Map([...before.sections, ...sections].map((section) => [section.title, section]));
  const inOrder = titles.flatMap((title) => byTitle.get(title) ?? []);
  writeFileSync(FILE, `${JSON.stringify({ sections: inOrder }, null, 2)}\n`);
}

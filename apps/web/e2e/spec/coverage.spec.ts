import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FIELD_MESSAGES, PAYMENT_LOAD_MESSAGES, TOASTS, type Toast } from '@trueseason/contracts';

const here = import.meta.dirname;
const doc = readFileSync(join(here, 'coverage.md'), 'utf8');
/** Backslashes keep Markdown from reading a text as markup, and tables are padded. */
const rows = doc
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.replaceAll('\\', ''));

/** A text whose parts depend on the case has an ellipsis in their place; one with a default has a row for it, too. */
function textsOf(entry: (typeof TOASTS)[keyof typeof TOASTS]): string[] {
  const told = ({ title, text }: Toast): string => (text ? `${title} / ${text}` : title);
  if (typeof entry !== 'function') return [told(entry)];
  const make = entry as (part?: unknown) => Toast;
  const open = told(make(['…']));
  return make.length === 0 ? [open, told(make())] : [open];
}

test('coverage: every message of the contract has its row', () => {
  const texts = [
    ...Object.values(TOASTS).flatMap(textsOf),
    ...Object.values(FIELD_MESSAGES),
    ...Object.values(PAYMENT_LOAD_MESSAGES),
  ];
  const missing = texts.filter((text) => !rows.some((row) => row.includes(`| ${text} `)));
  expect(missing).toEqual([]);
});

test('coverage: every test that a row names exists', () => {
  const sourcesIn = (folder: string, prefix: string): [string, string][] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => [prefix + name.replace('.spec.ts', ''), readFileSync(join(folder, name), 'utf8')]);
  const own = sourcesIn(here, '');
  const sources = new Map([...own, ...sourcesIn(join(here, '../sweeps'), 'sweeps/')]);
  const named = rows.flatMap((row) => [...row.matchAll(/`([\w/-]+) › ([^`]+)`/g)]);
  expect(named.length).toBeGreaterThan(80);
  // What a title takes from a table stands as an ellipsis.
  const missing = named.filter(
    ([, file = '', title = '']) => !title.split('…').every((part) => sources.get(file)?.includes(part.trim())),
  );
  expect(missing.map(([reference]) => reference)).toEqual([]);
  expect(own.map(([name]) => name).filter((name) => !doc.includes(`\`${name} › `))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPackages, notice } from './notice.mjs';

const root = join(import.meta.dirname, '..');
const NOTICE = readFileSync(join(root, 'NOTICE'), 'utf8');

it('is current: run npm run notice to update it', () => {
  expect(NOTICE).toBe(notice(listPackages(root)));
});

it('names every package that a model is taken from', () => {
  const converter = readFileSync(join(root, 'services/analysis/scripts/convert-models.ts'), 'utf8');
  const sources = [...converter.matchAll(/from: \['([^']+)'/g)].map(([, name]) => name);
  expect(sources.length).toBeGreaterThan(0);
  for (const name of sources) expect(NOTICE).toContain(`(from ${name})`);
});

it('lists a package for many platforms once, and fonts apart', () => {
  const text = notice([
    { name: '@fontsource/a', license: 'OFL-1.1' },
    { name: 'b', license: 'MIT', author: 'B', homepage: 'https://b.example' },
  ]);
  expect(text).toContain('Fonts\n  @fontsource/a · OFL-1.1\n\nLibraries\n  b · MIT · B · https://b.example\n');
  const names = listPackages(root).map(({ name }: { name: string }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name: string) => /linux|darwin|win32/.test(name))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from './screens.ts';

it('names of each screen the file that it imports', () => {
  const source = readFileSync(join(import.meta.dirname, 'screens.ts'), 'utf8');
  const rows = [...source.matchAll(/file: '([^']+)',\s+lazy: \(\) => import\('\.\.\/([^']+)'\)/g)];
  expect(rows).toHaveLength(screens.length);
  expect(rows.filter(([, file, imported]) => file !== imported)).toEqual([]);
});

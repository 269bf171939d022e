import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PLAIN = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !['index.ts', 'api.ts'].includes(file),
);

it.each(PLAIN)('%s does not import the schema library', (file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  expect(source).not.toMatch(/^(import|export) (?!type ).* from '(zod|\.\/(schemas|api)\/.*)'/m);
});

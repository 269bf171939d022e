import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Schemas and rows are loaded by servers alone.
const PLAIN = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && !/^(index\.ts|schemas\/|rows\/)/.test(file),
);

it.each(PLAIN)('%s does not import the schema library', (file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  expect(source).not.toMatch(/^(import|export) (?!type ).* from '(zod|\.\.?\/(schemas|rows)\/.*)'/m);
});

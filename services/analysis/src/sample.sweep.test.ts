import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { loadEngine } from './engine/index.ts';
import { measureSample, SAMPLE } from './testing/sample.ts';

// Measuring takes seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

/** Another processor's last digits may differ. */
const nearly = (value: unknown): unknown => {
  if (typeof value === 'number') return expect.closeTo(value, 3);
  if (Array.isArray(value)) return value.map(nearly);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nearly(part)]));
};

it('the sample result is what this engine measures: node -C source scripts/measure-sample.ts updates it', async () => {
  const stored: unknown = JSON.parse(await readFile(SAMPLE.measured, 'utf8'));
  const measured = await measureSample(await loadEngine(), await readFile(SAMPLE.painting));
  expect(JSON.parse(JSON.stringify(measured))).toEqual(nearly(stored));
});

/**
 * Measures the painting of the sample result: node -C source scripts/measure-sample.ts. What it writes is committed, and
 * src/sample.sweep.test.ts compares it with the engine.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { loadEngine } from '../src/engine/index.ts';
import { measureSample, SAMPLE } from '../src/testing/sample.ts';

const measured = await measureSample(await loadEngine(), await readFile(SAMPLE.painting));
await writeFile(SAMPLE.measured, `${JSON.stringify(measured, null, 2)}\n`);

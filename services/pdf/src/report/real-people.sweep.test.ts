import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchOptions } from '@trueseason/chromium';
import { type AnalysisResult, analysisResultSchema } from '@trueseason/contracts';
import { hasRealPortraits } from '@trueseason/test-kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { overflow } from './testing/overflow.ts';

// The engine reads all portraits, and a browser lays out a report for each.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describe.skipIf(!hasRealPortraits)('the reports of real people', () => {
  let renderer: Renderer;
  let results: AnalysisResult[] = [];
  beforeAll(async () => {
    renderer = createRenderer({ chromium: launchOptions });
    const { stdout } = await promisify(execFile)(
      'pnpm',
      ['--silent', '--filter', '@trueseason/analysis', 'portraits'],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    results = stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => analysisResultSchema.parse(JSON.parse(line)));
  });
  afterAll(() => renderer.close());

  test('fit their pages', async () => {
    expect(results.length).toBeGreaterThan(10);
    for (const [i, result] of results.entries()) {
      expect(await overflow(renderer, result), `portrait ${i + 1} in the order of file names`).toEqual([]);
    }
  });
});

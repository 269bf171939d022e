import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchOptions } from '@trueseason/chromium';
import { type AnalysisResult, analysisResultSchema } from '@trueseason/contracts';
import { hasRealPortraits } from '@trueseason/test-kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { chaptersOf } from './chapters.ts';
import { drawReport } from './draw-report.ts';
import { reportOf } from './model.ts';
import { LONGEST_SAYING } from './testing/longest-result.ts';
import { META, overflow } from './testing/overflow.ts';
import { expectInOrder, openPdf, textOfPages } from './testing/read-pdf.ts';

// The engine reads all portraits, and a browser lays out a report for each.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Long reasons and notes are what real photos have and painted ones do not. */
const textLength = ({ evidence }: AnalysisResult): number =>
  JSON.stringify([evidence.why, evidence.whyNotRunnerUp, evidence.light.method, evidence.photos]).length;

describe.skipIf(!hasRealPortraits)('the reports of real people', () => {
  let renderer: Renderer;
  let results: AnalysisResult[] = [];
  beforeAll(async () => {
    renderer = createRenderer({ chromium: await launchOptions() });
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

  test('with the longest texts have their pages, folios and contents in order', async () => {
    const longest = results.toSorted((a, b) => textLength(b) - textLength(a)).slice(0, 3);
    for (const result of longest) {
      const pages = await textOfPages(await openPdf(await drawReport(renderer, result, META)));
      expectInOrder(pages, chaptersOf(reportOf(result, META)));
    }
  });

  test('say nothing longer than the longest that is tried without them', () => {
    for (const { evidence } of results) {
      expect(evidence.why.length).toBeLessThanOrEqual(LONGEST_SAYING.why.length);
      expect(evidence.whyNotRunnerUp.length).toBeLessThanOrEqual(LONGEST_SAYING.whyNotRunnerUp.length);
      expect(evidence.warmth?.length ?? 0).toBeLessThanOrEqual(LONGEST_SAYING.warmth.length);
      expect(evidence.light.method.length).toBeLessThanOrEqual(LONGEST_SAYING.light.method.length);
    }
  });
});

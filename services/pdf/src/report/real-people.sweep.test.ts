import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type AnalysisResult, analysisResultSchema } from '@trueseason/contracts';
import { launchOptions } from '@trueseason/print/chromium';
import { certaintyOf } from '@trueseason/style/seasons';
import { hasRealPortraits, kindsIn, MEASURING_MS, realResults, refutedClaims, wordsIn } from '@trueseason/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { reportHtml } from './report-html.tsx';
import { META, overflow } from './testing/overflow.ts';

// The engine reads all portraits, and a browser lays out a report for each.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Claims that deny each other. */
const DENY = [
  [/(much|clearly) (darker|lighter) than your skin/, /contrast is low|features are close in depth/],
  [/(a little (darker|lighter) than|about as light as) your skin/, /contrast is high|features are far apart/],
  [/[Yy]our coloring (leans|is) cool\b/, /[Yy]our coloring (leans|is) warm\b/],
  [/coloring is light\b/, /coloring is deep\b|read as [^.]*\bdeep/],
  [
    /skin is golden|a golden foundation|(Light|Medium|Tan|Brown|Deep) golden/,
    /skin is rosy|a rosy foundation|fair rosy/,
  ],
  [/can wear high contrast/, /Keep colors close in depth|light with light/],
  [/closest match is marked/, /had to assume the light|Assumed from what most/],
  [/Without hair to measure|hair (is|was) covered/, /hair needs no color|[Yy]our hair is dyed/],
  [/couldn’t see your eye color/, /[Yy]our eyes are/],
];

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

  test('contradict neither the free preview nor themselves', async () => {
    for (const [i, result] of results.entries()) {
      const shown = Object.values(result.reading.sections).flatMap(({ lines }) => lines.map(({ text }) => text));
      const all = [...shown, await reportHtml(result, META)].join(' ');
      const denied = DENY.filter((claims) => claims.every((claim) => claim.test(all)));
      expect(denied, `portrait ${i + 1} in the order of file names`).toEqual([]);
    }
  });

  test('say of certainty what the bars show, of everybody', { timeout: MEASURING_MS }, async () => {
    const all = await realResults();
    expect(all.length).toBeGreaterThan(400);
    for (const { person, told, result } of all) {
      const words = wordsIn(await reportHtml(result, META));
      const name = `person ${person}${told ? ', told' : ''}`;
      expect(refutedClaims(words, result.evidence), name).toEqual([]);
      expect(kindsIn(words), name).toEqual([certaintyOf(result.evidence)]);
    }
  });

  test('fit their pages', async () => {
    expect(results.length).toBeGreaterThan(10);
    for (const [i, result] of results.entries()) {
      expect(await overflow(renderer, result), `portrait ${i + 1} in the order of file names`).toEqual([]);
    }
  });
});

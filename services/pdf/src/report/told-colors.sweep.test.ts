import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type AnalysisResult, analysisResultSchema } from '@trueseason/contracts';
import { saidAgainstTold } from '@trueseason/testing/told-colors';
import { beforeAll, expect, test, vi } from 'vitest';
import { reportHtml } from './report-html.tsx';
import { META } from './testing/overflow.ts';

// The engine reads twelve people, and places each for every answer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let results: AnalysisResult[] = [];
beforeAll(async () => {
  const { stdout } = await promisify(execFile)('pnpm', ['--silent', '--filter', '@trueseason/analysis', 'told'], {
    maxBuffer: 256 * 1024 * 1024,
  });
  results = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => analysisResultSchema.parse(JSON.parse(line)));
});

const linesOf = ({ reading }: AnalysisResult): string =>
  Object.values(reading.sections)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ');

test('reading and report of twelve people describe hair and eyes as answered', async () => {
  expect(results.length).toBeGreaterThan(12 * 29);
  for (const result of results) {
    const text = `${linesOf(result)} ${await reportHtml(result, META)}`;
    expect(saidAgainstTold(result, text), JSON.stringify(result.evidence.answers)).toEqual([]);
  }
});

test('a contradiction is never most likely, and said in one line', () => {
  const contradicted = results.filter(({ evidence }) => evidence.contradictions);
  expect(contradicted.length).toBeGreaterThan(0);
  for (const { evidence, reading } of contradicted) {
    expect(evidence.confidence).toBeLessThan(0.5);
    expect(linesOf({ reading } as AnalysisResult)).not.toContain('Most likely');
    const { lines } = reading.sections.doubts;
    expect(lines.filter(({ text }) => text.startsWith('Your photos don’t match what you told us'))).toHaveLength(1);
  }
});

test('a planted contradiction is found', async () => {
  const of = (naturalHair: string) =>
    results.find(({ evidence: { answers } }) => answers?.naturalHair === naturalHair && !answers.hairDyed);
  const [gray, black] = [of('gray'), of('black')];
  if (!gray || !black) throw new Error('no result for gray or black hair');
  expect(saidAgainstTold(black, linesOf(gray))).toContain('gray hair');
  expect(saidAgainstTold(black, await reportHtml(gray, META))).toContain('Hair, gray, as you told us');
  expect(saidAgainstTold(black, `Hair ${black.evidence.features.hair?.hex}`)).not.toEqual([]);
});

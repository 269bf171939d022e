import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { analysisResultSchema } from '@trueseason/contracts';
import { saidAgainstTold } from '@trueseason/testing/told-colors';
import { expect, test, vi } from 'vitest';
import { resultsMail } from './results-mail.tsx';

// The engine reads twelve people, and places each for every answer.
vi.setConfig({ testTimeout: 240_000 });

test('the mail to twelve people describes hair and eyes as answered', async () => {
  const { stdout } = await promisify(execFile)('pnpm', ['--silent', '--filter', '@trueseason/analysis', 'told'], {
    maxBuffer: 256 * 1024 * 1024,
  });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(12 * 29);
  for (const line of lines) {
    const result = analysisResultSchema.parse(JSON.parse(line));
    const { html, text } = resultsMail({
      result,
      orderId: 4_218_559_031,
      resultsUrl: 'https://shop.example/open/abc',
      lookupUrl: 'https://shop.example/lookup',
      publicUrl: 'https://shop.example',
      supportEmail: 'help@shop.example',
    });
    expect(saidAgainstTold(result, `${html} ${text}`), JSON.stringify(result.evidence.answers)).toEqual([]);
  }
});

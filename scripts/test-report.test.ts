import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { playwrightCount, vitestCount } from './test-report.mjs';

it('counts tests of Vitest and names those that were skipped', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'skipped', fullName: 'with real portraits' },
    { status: 'todo', fullName: 'later' },
    { status: 'passed', fullName: 'stumbles', meta: { retried: true } },
  ];
  const report = { numPassedTests: 1, numFailedTests: 2, testResults: [{ name: 'a.test.ts', assertionResults }] };
  expect(vitestCount(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: ['a.test.ts › with real portraits', 'a.test.ts › later'],
    retried: ['a.test.ts › stumbles'],
  });
});

it('counts browser tests and says why one was skipped', () => {
  const annotations = [{ type: 'skip', description: 'firefox-esr not installed' }];
  const specs = [
    { file: 'a.spec.ts', title: 'pays', tests: [{ status: 'expected', annotations: [] }] },
    { file: 'a.spec.ts', title: 'pays in Firefox', tests: [{ status: 'skipped', annotations }] },
    { file: 'a.spec.ts', title: 'stumbles', tests: [{ status: 'flaky', annotations: [] }] },
  ];
  const report = { stats: { expected: 1, flaky: 1, unexpected: 0 }, suites: [{ suites: [{ specs }] }] };
  expect(playwrightCount(report)).toEqual({
    passed: 2,
    failed: 0,
    skipped: ['a.spec.ts › pays in Firefox (firefox-esr not installed)'],
    retried: ['a.spec.ts › stumbles'],
  });
});

const STUMBLES = `import { expect, it } from 'vitest';
let tries = 0;
it('stumbles', { retry: 1 }, () => expect(++tries).toBe(2));
it('walks', () => {});
it('falls', { retry: 1 }, () => expect.fail());`;

it('knows from a run of Vitest which tests passed at another try', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [modules, report] = [join(import.meta.dirname, '../node_modules'), join(folder, 'report.json')];
  symlinkSync(modules, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}');
  writeFileSync(join(folder, 'a.test.ts'), STUMBLES);
  const reporters = [join(import.meta.dirname, 'note-retried.mjs'), 'json'].map((name) => `--reporter=${name}`);
  const args = ['run', ...reporters, `--outputFile.json=${report}`];
  const child = spawn(join(modules, '.bin/vitest'), args, { cwd: folder, stdio: 'ignore' });
  expect(await once(child, 'close')).toEqual([1, null]);
  const { passed, failed, retried } = vitestCount(JSON.parse(readFileSync(report, 'utf8')));
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(retried).toEqual([expect.stringMatching(/a\.test\.ts › .*stumbles$/)]);
});

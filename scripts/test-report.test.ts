import { expect, it } from 'vitest';
import { NONE, playwrightCount, summary, vitestCount } from './test-report.mjs';

it('counts tests of Vitest and names those that failed, were retried or skipped', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'passed', fullName: 'stumbles', failureMessages: ['of its first try'] },
    { status: 'failed', fullName: 'divides', failureMessages: ['of both tries'] },
    { status: 'skipped', fullName: 'with real portraits', failureMessages: [] },
    { status: 'todo', fullName: 'later', failureMessages: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ name: 'a.test.ts', assertionResults }] };
  expect(vitestCount(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.test.ts › divides'],
    retried: ['a.test.ts › stumbles'],
    skipped: ['a.test.ts › with real portraits', 'a.test.ts › later'],
  });
});

it('counts browser tests and says why one was skipped', () => {
  const annotations = [{ type: 'skip', description: 'firefox-esr not installed' }];
  const specs = [
    { file: 'a.spec.ts', title: 'pays', tests: [{ status: 'expected', annotations: [] }] },
    { file: 'a.spec.ts', title: 'pays in Firefox', tests: [{ status: 'skipped', annotations }] },
    { file: 'a.spec.ts', title: 'breaks', tests: [{ status: 'unexpected', annotations: [] }] },
    { file: 'a.spec.ts', title: 'stumbles', tests: [{ status: 'flaky', annotations: [] }] },
  ];
  const report = { stats: { expected: 1, flaky: 1, unexpected: 1 }, suites: [{ suites: [{ specs }] }] };
  expect(playwrightCount(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.spec.ts › breaks'],
    retried: ['a.spec.ts › stumbles'],
    skipped: ['a.spec.ts › pays in Firefox (firefox-esr not installed)'],
  });
});

it('adds up what all runners counted', () => {
  const skipped = ['a.test.ts › later'];
  const results = [
    { passed: 2, failed: 0, failures: [], retried: ['a.test.ts › stumbles'], skipped },
    { passed: 3, failed: 1, failures: ['b.test.ts › breaks'], retried: ['b.spec.ts › waits'], skipped: [] },
  ];
  expect(summary(results)).toMatch(/^Skipped in 1 files; their names: npm test -- --skipped\n\nFailed:\n/);
  expect(summary(results, { names: true })).toBe(
    'Skipped:\n  a.test.ts › later\n\nFailed:\n  b.test.ts › breaks\n\n' +
      'Passed only at another try (2):\n  a.test.ts › stumbles\n  b.spec.ts › waits\n\n5 passed, 1 failed, 1 skipped',
  );
  expect(summary([NONE])).toBe('0 passed, 0 failed');
});

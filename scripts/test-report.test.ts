import { expect, it } from 'vitest';
import { playwrightCount, summary, vitestCount } from './test-report.mjs';

it('counts tests of Vitest and names those that were skipped', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'skipped', fullName: 'with real portraits' },
    { status: 'todo', fullName: 'later' },
  ];
  const report = { numPassedTests: 1, numFailedTests: 2, testResults: [{ name: 'a.test.ts', assertionResults }] };
  expect(vitestCount(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: ['a.test.ts › with real portraits', 'a.test.ts › later'],
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
  });
});

it('adds up what all runners counted', () => {
  const skipped = ['a.test.ts › later'];
  const results = [
    { passed: 2, failed: 0, skipped },
    { passed: 3, failed: 1, skipped: [] },
  ];
  expect(summary(results)).toBe('Skipped:\n  a.test.ts › later\n\n5 passed, 1 failed, 1 skipped');
  expect(summary(results.slice(1))).toBe('3 passed, 1 failed');
});

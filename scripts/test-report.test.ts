import { expect, it } from 'vitest';
import { NONE, playwrightCount, summary, vitestCount } from './test-report.mjs';

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

it('counts tests of Playwright, at whatever depth they stand', () => {
  const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
  const inner = { specs: [spec('skips', 'skipped')] };
  const suites = [{ specs: [spec('pays', 'expected')], suites: [inner] }];
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 1 };
  expect(playwrightCount({ stats, suites })).toEqual({ passed: 4, failed: 2, skipped: ['a.spec.ts › skips'] });
});

it('ends with one line of counts', () => {
  expect(
    summary([
      { ...NONE, passed: 3 },
      { ...NONE, failed: 1 },
    ]),
  ).toBe('3 passed, 1 failed');
  expect(summary([{ passed: 3, failed: 0, skipped: ['a › b'] }])).toBe(
    'Skipped:\n  a › b\n\n3 passed, 0 failed, 1 skipped',
  );
});

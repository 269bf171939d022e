// Reads the JSON reports of both test runners: how many tests passed, and which failed, passed only at another try, or were
// skipped and why. The runners' own summaries count only their tests, and stand far above the end.

export const NONE = { passed: 0, failed: 0, failures: [], retried: [], skipped: [] };

const UNTRIED = ['pending', 'skipped', 'todo', 'disabled'];

/** Of Vitest's report. All lists are of `file › name`. A test that passed in spite of failures passed at another try. */
export function vitestCount({ numPassedTests, numFailedTests, testResults }) {
  const named = (isMeant) =>
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.filter(isMeant).map(({ fullName }) => `${file} › ${fullName}`),
    );
  const retried = named(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: numPassedTests - retried.length,
    failed: numFailedTests,
    failures: named(({ status }) => status === 'failed'),
    retried,
    skipped: named(({ status }) => UNTRIED.includes(status)),
  };
}

/** Of Playwright's report. A skipped test is named with its reason. */
export function playwrightCount({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const named = (wanted) =>
    suites.flatMap(specs).flatMap(({ file, title, tests }) => {
      const test = tests.find(({ status }) => status === wanted);
      if (!test) return [];
      const reason = test.annotations?.find(({ type }) => type === 'skip')?.description;
      return `${file} › ${title}${reason ? ` (${reason})` : ''}`;
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: named('unexpected'),
    retried: named('flaky'),
    skipped: named('skipped'),
  };
}

function skippedLine(skipped) {
  const files = new Set(skipped.map((name) => name.split(' › ')[0]));
  return skipped.length > 0 ? [`Skipped in ${files.size} files; their names: npm test -- --skipped`, ''] : [];
}

/**
 * What is printed at the end: tests by name that failed, or passed only at another try, a line about skipped ones or their
 * names, and as the last line `N passed, N failed[, N skipped]`, where those of another try are not among the passed.
 */
export function summary(results, { names = false } = {}) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const listOf = (key) => results.flatMap((result) => result[key]);
  const list = (title, names) => (names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`), ''] : []);
  const [skipped, retried] = [listOf('skipped'), listOf('retried')];
  const counts = `${sum('passed')} passed, ${sum('failed')} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
  return [
    ...(names ? list('Skipped', skipped) : skippedLine(skipped)),
    ...list('Failed', listOf('failures')),
    ...list(`Passed only at another try (${retried.length})`, retried),
    counts,
  ].join('\n');
}

// Reads the JSON reports of both test runners: how many tests passed, which failed, and which were skipped and why. The
// runners' own summaries count only their tests, and stand far above the end.

export const NONE = { passed: 0, failed: 0, failures: [], skipped: [] };

const UNTRIED = ['pending', 'skipped', 'todo', 'disabled'];

/** Of Vitest's report. `failures` and `skipped` hold `file › name` of each test that failed or did not run. */
export function vitestCount({ numPassedTests, numFailedTests, testResults }) {
  const named = (statuses) =>
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => `${file} › ${fullName}`),
    );
  return { passed: numPassedTests, failed: numFailedTests, failures: named(['failed']), skipped: named(UNTRIED) };
}

/** Of Playwright's report; a test that passed at its second try has passed. A skipped test is named with its reason. */
export function playwrightCount({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const everySpec = suites.flatMap(specs);
  const failures = everySpec
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title }) => `${file} › ${title}`);
  const skipped = everySpec.flatMap(({ file, title, tests }) => {
    const test = tests.find(({ status }) => status === 'skipped');
    if (!test) return [];
    const reason = test.annotations?.find(({ type }) => type === 'skip')?.description;
    return `${file} › ${title}${reason ? ` (${reason})` : ''}`;
  });
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures, skipped };
}

/** What is printed at the end: skipped and failed tests by name, and as the last line `N passed, N failed[, N skipped]`. */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const list = (title, key) => {
    const names = results.flatMap((result) => result[key]);
    return names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`), ''] : [];
  };
  const skipped = results.flatMap((result) => result.skipped).length;
  const counts = `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...list('Skipped', 'skipped'), ...list('Failed', 'failures'), counts].join('\n');
}

// Reads the JSON reports of the test runners and says how many tests passed, failed and were skipped, and which were skipped:
// each runner's own summary counts its tests alone, and names no skipped ones.

export const NONE = { passed: 0, failed: 0, skipped: [] };

const UNTRIED = ['pending', 'skipped', 'todo', 'disabled'];

/** Of Vitest's report. `skipped` holds `file › name` of each test that did not run. */
export function vitestCount({ numPassedTests, numFailedTests, testResults }) {
  const skipped = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.filter(({ status }) => UNTRIED.includes(status)).map(({ fullName }) => `${file} › ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped };
}

/** Of Playwright's report; a test that passed at its second try has passed. A skipped test is named with its reason. */
export function playwrightCount({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const skipped = suites.flatMap(specs).flatMap(({ file, title, tests }) => {
    const test = tests.find(({ status }) => status === 'skipped');
    if (!test) return [];
    const reason = test.annotations?.find(({ type }) => type === 'skip')?.description;
    return `${file} › ${title}${reason ? ` (${reason})` : ''}`;
  });
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped };
}

/** What is printed at the end: the skipped tests by name, and as the last line `N passed, N failed[, N skipped]`. */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = results.flatMap((result) => result.skipped);
  const counts = `${sum('passed')} passed, ${sum('failed')} failed`;
  if (skipped.length === 0) return counts;
  return ['Skipped:', ...skipped.map((name) => `  ${name}`), '', `${counts}, ${skipped.length} skipped`].join('\n');
}

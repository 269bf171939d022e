// Reads the JSON reports of the test runners and says how many tests passed, failed and were skipped, and which were
// skipped or needed another try.

export const NONE = { passed: 0, failed: 0, skipped: [], retried: [] };

const UNTRIED = ['pending', 'skipped', 'todo', 'disabled'];

/**
 * Of Vitest's report. `skipped` holds `file › name` of each test that did not run, `retried` of each that passed at another
 * try, as note-retried.mjs marks it.
 */
export function vitestCount({ numPassedTests, numFailedTests, testResults }) {
  const named = (isMeant) =>
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.filter(isMeant).map(({ fullName }) => `${file} › ${fullName}`),
    );
  const skipped = named(({ status }) => UNTRIED.includes(status));
  return { passed: numPassedTests, failed: numFailedTests, skipped, retried: named(({ meta }) => meta?.retried) };
}

/** Of Playwright's report; a test that passed at its second try has passed. A skipped test is named with its reason. */
export function playwrightCount({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const named = (wanted) =>
    suites.flatMap(specs).flatMap(({ file, title, tests }) => {
      const test = tests.find(({ status }) => status === wanted);
      if (!test) return [];
      const reason = test.annotations?.find(({ type }) => type === 'skip')?.description;
      return `${file} › ${title}${reason ? ` (${reason})` : ''}`;
    });
  const passed = stats.expected + stats.flaky;
  return { passed, failed: stats.unexpected, skipped: named('skipped'), retried: named('flaky') };
}

/**
 * What is printed at the end: the retried and the skipped tests by name, and as the last line
 * `N passed, N failed[, N skipped]`.
 */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const all = (key) => results.flatMap((result) => result[key]);
  const listed = (title, names) => (names.length > 0 ? [title, ...names.map((name) => `  ${name}`), ''] : []);
  const skipped = all('skipped');
  const counts = `${sum('passed')} passed, ${sum('failed')} failed`;
  return [
    ...listed('Passed at another try:', all('retried')),
    ...listed('Skipped:', skipped),
    skipped.length > 0 ? `${counts}, ${skipped.length} skipped` : counts,
  ].join('\n');
}

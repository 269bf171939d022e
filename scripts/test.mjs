// `npm test`: checks, build, unit tests and system tests beside them, then the browser journeys. Each runs also after another
// has failed. Vitest and Playwright each count their own tests; this runs both and adds up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Browser tests of the main journeys; other journeys, screens and sweeps are in subfolders. */
const JOURNEYS = '/e2e/[^/]+\\.spec\\.ts$';
/** Its summary of a run names the tests that passed at another try. */
const IN_CI = process.env.GITHUB_ACTIONS ? ['github-actions'] : [];

const countVitest = ({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests }) => ({
  passed,
  failed,
  skipped: numPendingTests + numTodoTests,
});
const countPlaywright = ({ stats: { expected, flaky, unexpected, skipped } }) => ({
  passed: expected + flaky,
  failed: unexpected,
  skipped,
});

/** Runs a test runner that also writes a JSON report; its tests are counted from there. */
async function counted(run, report, count, command, args, settings) {
  rmSync(report, { force: true });
  const code = await run(command, args, settings);
  const none = { passed: 0, failed: 0, skipped: 0 };
  const result = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : none;
  // A runner that failed without a failed test (it crashed, or found none) counts as one.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}

/** System tests mostly wait, for locks to end and processes to come back, which leaves the cores to the unit tests. */
async function everything(vitest, playwright, all) {
  const output = [];
  const system = vitest('system', ['--project=system'], output);
  const units = await vitest('vitest', ['--project=unit', '--project=web']);
  const systems = await system;
  process.stdout.write(Buffer.concat(output));
  return [units, systems, await (all ? playwright() : playwright(JOURNEYS))];
}

/** `N passed, N failed[, N skipped]` */
function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Resolves to whether all passed, checks and build included; ends with the line `N passed, N failed[, N skipped]`, which
 * counts tests alone. `--all` adds what takes longer than one waits for: the sweeps, which go through every case there is,
 * and the browser tests of other journeys and single screens. Filters go to the unit and system tests alone; one that names
 * a sweep runs it. A folder without tests is no failure, but a filter that names nothing is.
 */
export async function test({ run, build, check, root, args }) {
  const filters = args.filter((arg) => arg !== '--all');
  const whole = filters.length === 0;
  const all = args.includes('--all');
  const sweeps = all || filters.some((filter) => filter.includes('sweep'));
  const reports = join(root, 'test-results');
  mkdirSync(reports, { recursive: true });
  const env = sweeps ? {} : { WITHOUT_SWEEPS: '1' };
  const vitest = (name, args, output) => {
    const report = join(reports, `${name}.json`);
    const reporters = ['default', ...IN_CI, 'json'].map((name) => `--reporter=${name}`);
    const words = ['run', ...reporters, `--outputFile.json=${report}`, ...args];
    return counted(run, report, countVitest, 'vitest', words, { env, output });
  };
  const playwright = (...files) => {
    const report = join(reports, 'playwright.json');
    const words = ['test', ...files, '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'];
    const settings = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
    return counted(run, report, countPlaywright, join(root, 'apps/web/node_modules/.bin/playwright'), words, settings);
  };

  const broken = [];
  if (whole && !(await check())) broken.push('Checks failed; see above, or run npm run check');
  if ((await build()) !== 0) broken.push('The build failed; see above');
  const pathsExist = filters.every((filter) => existsSync(join(root, filter)));
  const filtered = pathsExist ? ['--passWithNoTests', ...filters] : filters;
  const results = whole ? await everything(vitest, playwright, all) : [await vitest('vitest', filtered)];

  const browser = whole ? ', other journeys and single screens' : '';
  if (!sweeps)
    process.stdout.write(`\nSweeps${browser} were left out: npm test -- ${[...filters, '--all'].join(' ')}\n`);
  for (const line of broken) process.stdout.write(`\n${line}\n`);
  const isEmpty = results.every(({ passed, failed, skipped }) => passed + failed + skipped === 0);
  if (isEmpty) process.stdout.write('\nNo tests here\n');
  process.stdout.write(`\n${summary(results)}\n`);
  return broken.length === 0 && results.every(({ failed }) => failed === 0);
}

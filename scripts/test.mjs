// Checks, build, unit tests with system tests at the same time, then the browser journeys. Each runs also after another has
// failed. `--all` adds what takes longer than one waits for: the sweeps, which go through every case there is, the browser
// tests of other journeys and single screens, and the main journey in other engines. `--only <part>` runs one part without
// the checks, as each job of CI does. `--retry`, which only CI gives, repeats a failed test once and names those that passed
// then. Vitest and Playwright each run their own tests; nothing kept runs both and adds up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NONE, playwrightCount, summary, vitestCount } from './test-report.mjs';

/** Browser tests of the main journeys; other journeys, screens and sweeps are in subfolders. */
const JOURNEYS = '/e2e/[^/]+\\.spec\\.ts$';
/** Marks failures in the code of a pull request. */
const IN_CI = process.env.GITHUB_ACTIONS ? ['github-actions'] : [];

/** Whether a filter names browser tests: a file, as a path or by its name, or a folder of them. */
const isBrowserTest = (filter) => /\.spec(\.ts)?$|(^|\/)e2e(\/|$)/.test(filter);

/** Each part by its name in `--only`: what runs it, in unit and system tests (`vitest`) or browser tests (`playwright`). */
const PARTS = {
  units: ({ vitest }) => vitest('vitest', ['--project=unit', '--project=web']),
  systems: ({ vitest }, output) => vitest('system', ['--project=system'], output),
  chromium: ({ playwright, all }) => playwright(['--project=chromium', ...(all ? [] : [JOURNEYS])]),
  // Asked for by name, an engine that is not installed is a failure.
  'other-engines': ({ playwright }) => playwright(['--project=other-engines'], { REQUIRE_ENGINES: '1' }),
};

/** Runs a test runner that also writes a JSON report; its tests are counted from there. */
async function counted(run, report, count, command, args, settings) {
  rmSync(report, { force: true });
  const code = await run(command, args, settings);
  const result = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { ...NONE };
  // A runner that failed without a failed test (it crashed, or found none) counts as one.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}

/**
 * Resolves to whether all passed, checks and build included; ends with the line `N passed, N failed[, N skipped]`, which
 * counts only tests. Filters apply to unit and system tests, or name browser tests; one that names a sweep runs it. A
 * folder without tests does not fail, but a filter that names nothing is.
 */
export async function test({ run, build, check, root, args }) {
  const flag = { type: 'boolean', default: false };
  const options = { all: flag, retry: flag, skipped: flag, only: { type: 'string' } };
  const { values, positionals: filters } = parseArgs({ args, options, allowPositionals: true });
  const { all, only } = values;
  const retries = Number(values.retry);
  if (only !== undefined && !Object.hasOwn(PARTS, only))
    throw new Error(`--only takes one of ${Object.keys(PARTS).join(', ')}`);
  const whole = filters.length === 0 && only === undefined;
  const sweeps = all || filters.some((filter) => filter.includes('sweep'));
  const reports = join(root, 'test-results');
  mkdirSync(reports, { recursive: true });
  const env = sweeps ? {} : { WITHOUT_SWEEPS: '1' };
  const vitest = (name, args, output) => {
    const report = join(reports, `${name}.json`);
    const reporters = ['default', ...IN_CI, 'json'].map((name) => `--reporter=${name}`);
    const words = ['run', ...reporters, `--outputFile.json=${report}`, `--retry=${retries}`, ...args];
    return counted(run, report, vitestCount, 'vitest', words, { env, output });
  };
  const playwright = (args, required = {}) => {
    const report = join(reports, 'playwright.json');
    const command = join(root, 'apps/web/node_modules/.bin/playwright');
    const options = ['--config', 'apps/web/playwright.config.ts', `--retries=${retries}`, '--reporter=list,json'];
    const settings = { env: { ...env, ...required, PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
    return counted(run, report, playwrightCount, command, ['test', ...args, ...options], settings);
  };
  const runners = { vitest, playwright, all };

  const broken = [];
  if (whole && !(await check())) broken.push('Checks failed; see above, or run npm run check');
  if ((await build()) !== 0) broken.push('The build failed; see above');
  const pathsExist = filters.every((filter) => existsSync(join(root, filter)));
  const passing = pathsExist ? ['--passWithNoTests'] : [];
  const browserFilters = filters.filter(isBrowserTest);
  const otherFilters = filters.filter((filter) => !isBrowserTest(filter));
  const results = [];
  if (whole) results.push(...(await everything(runners)));
  else if (only !== undefined) results.push(await PARTS[only](runners));
  else {
    if (otherFilters.length > 0) results.push(await vitest('vitest', [...passing, ...otherFilters]));
    if (browserFilters.length > 0) results.push(await playwright(browserFilters));
  }

  const browser = whole ? ', other journeys, single screens and other engines' : '';
  if (!sweeps && only === undefined)
    process.stdout.write(`\nSweeps${browser} were left out: npm test -- ${[...args, '--all'].join(' ')}\n`);
  for (const line of broken) process.stdout.write(`\n${line}\n`);
  const isEmpty = results.every((one) => one.passed + one.failed + one.retried.length + one.skipped.length === 0);
  if (isEmpty) process.stdout.write('\nNo tests here\n');
  process.stdout.write(`\n${summary(results, { names: values.skipped })}\n`);
  return broken.length === 0 && results.every(({ failed }) => failed === 0);
}

/** System tests mostly wait, for locks to end and processes to come back, which leaves the cores to the unit tests. */
async function everything(runners) {
  const output = [];
  const system = PARTS.systems(runners, output);
  const units = await PARTS.units(runners);
  const systems = await system;
  process.stdout.write(Buffer.concat(output));
  // One run for all browsers, since each starts the whole product.
  return [units, systems, await (runners.all ? runners.playwright([]) : PARTS.chromium(runners))];
}

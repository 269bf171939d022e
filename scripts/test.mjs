// Every test: checks, build, unit and system tests, then the browser journeys. Each runs also after another has failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.mjs';

/** Runs a test runner that also writes a JSON report; its tests are counted from there. */
async function counted(run, report, count, command, args, env) {
  rmSync(report, { force: true });
  const code = await run(command, args, env);
  const result = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  // A runner that failed without a failed test (it crashed, or found none) counts as one.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}

const vitestCount = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests });
const playwrightCount = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

/** Resolves to whether all passed; ends with the line `N passed, N failed`. Filters go to the unit and system tests alone. */
export async function test({ run, build, root, filters }) {
  const reports = join(root, 'test-results');
  mkdirSync(reports, { recursive: true });
  const vitest = (args) => {
    const report = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return counted(run, report, vitestCount, 'vitest', ['run', ...reporters, ...args]);
  };
  const playwright = () => {
    const report = join(reports, 'playwright.json');
    const args = ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'];
    return counted(run, report, playwrightCount, join(root, 'apps/web/node_modules/.bin/playwright'), args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
  };

  const results = [];
  if (filters.length === 0) results.push(await check(run));
  if ((await build()) !== 0) results.push({ passed: 0, failed: 1 });
  results.push(await vitest(filters));
  if (filters.length === 0) results.push(await playwright());

  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0;
}

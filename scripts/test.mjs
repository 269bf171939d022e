// Every test: checks, build, unit and system tests, then the browser journeys. Each runs also after another has failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.mjs';
import { NONE, playwrightCount, summary, vitestCount } from './test-report.mjs';

/** Runs a test runner that also writes a JSON report; its tests are counted from there. */
async function counted(run, report, count, command, args, env) {
  rmSync(report, { force: true });
  const code = await run(command, args, env);
  const result = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { ...NONE };
  // A runner that failed without a failed test (it crashed, or found none) counts as one.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}

/**
 * Resolves to whether all passed, checks and build included; ends with the line `N passed, N failed[, N skipped]`, which
 * counts tests alone. Filters go to the unit and system tests alone.
 */
export async function test({ run, build, root, filters }) {
  const reports = join(root, 'test-results');
  mkdirSync(reports, { recursive: true });
  const vitest = (args) => {
    const report = join(reports, 'vitest.json');
    const noteRetried = join(root, 'scripts/note-retried.mjs');
    const names = ['default', noteRetried, 'json'].map((name) => `--reporter=${name}`);
    const reporters = [...names, `--outputFile.json=${report}`];
    return counted(run, report, vitestCount, 'vitest', ['run', ...reporters, ...args]);
  };
  const playwright = () => {
    const report = join(reports, 'playwright.json');
    const args = ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'];
    return counted(run, report, playwrightCount, join(root, 'apps/web/node_modules/.bin/playwright'), args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
  };

  const whole = filters.length === 0;
  const broken = [];
  if (whole && !(await check(root))) broken.push('Checks failed; see above, or run npm run check');
  if ((await build()) !== 0) broken.push('The build failed; see above');
  const results = [await vitest(filters)];
  if (whole) results.push(await playwright());

  for (const line of broken) process.stdout.write(`\n${line}\n`);
  process.stdout.write(`\n${summary(results)}\n`);
  return broken.length === 0 && results.every(({ failed }) => failed === 0);
}

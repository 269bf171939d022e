// Everything that can be known without running the product. Turbo and pnpm run side by side only what is a script of some
// package.json, and show what passed; this shows what failed.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const root = dirname(import.meta.dirname);
const COLORS = Boolean(process.stdout.isTTY);

/** Each checker of the compiler repeats shared types: one takes half the CPU of the usual four. */
const CHECKERS = ['--checkers', '1'];
const PRODUCTION = ['--production', '--strict', '--include', 'dependencies'];
const PRODUCTION_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/knip-production'];
const CRUISED = ['packages', 'services', 'apps'];

/** Name, command and its words. These two first: others read what they write. */
const FIRST = [
  ['compile', 'node', 'scripts/compile.mjs'],
  ['types', 'tsc', '-b', ...CHECKERS],
];
/** The slowest first, to end together. */
const CHECKS = [
  ['types of tests', 'tsc', '-p', 'tsconfig.test.json', ...CHECKERS],
  ['types of tools', 'tsc', '-p', 'services/analysis/tsconfig.tools.json', ...CHECKERS],
  ['types of web tests', 'tsc', '-p', 'apps/web/tsconfig.test.json', ...CHECKERS],
  ['unused files, exports and dependencies', 'knip', '--no-progress', '--cache'],
  ['dependencies of tests in production', 'knip', '--no-progress', ...PRODUCTION, ...PRODUCTION_CACHE],
  ['lint and format', 'biome', 'ci', '--error-on-warnings', `--colors=${COLORS ? 'force' : 'off'}`, '.'],
  // By content: the usual strategy needs a git repository.
  ['import rules', 'depcruise', ...CRUISED, '--cache', '--cache-strategy', 'content'],
  ['casts, patterns, facts and words', 'node', 'scripts/checks/main.mjs'],
];

const execute = promisify(execFile);

/** Resolves to whether a check passed; says so, and what it said if it failed. */
async function passes([name, command, ...args]) {
  const env = { ...process.env, ...(COLORS && { FORCE_COLOR: '1' }) };
  const started = performance.now();
  const failure = await execute(command, args, { cwd: root, env, maxBuffer: 2 ** 26 }).then(
    () => undefined,
    ({ stdout, stderr, message }) => stdout + stderr || `${message}\n`,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${failure ? '✗' : '✓'} ${name} (${seconds} s)\n${failure ?? ''}`);
  return !failure;
}

/** Runs every check, a few at a time, also after one has failed. Resolves to whether all passed. */
export async function check() {
  const results = [];
  for (const one of FIRST) results.push(await passes(one));
  const waiting = [...CHECKS];
  const takeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await passes(next));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, takeNext));
  return !results.includes(false);
}

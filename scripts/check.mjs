// Everything that can be known without running the product.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const COLORS = Boolean(process.stdout.isTTY);

/** Each checker of the compiler repeats shared types: one takes half the CPU of the usual four. */
const TSC = ['tsc', '--checkers', '1'];
const RULED = ['packages', 'services', 'apps', '--config', 'scripts/checks/import-rules.mjs'];
/** Name, command and its words. */
const COMPILE = ['compile', 'node', 'scripts/compile.mjs'];
const TYPES = ['types', 'tsc', '-b', '--checkers', '1'];
/** Side by side, once the packages are compiled and their types known. The slowest first, to end together. */
const CHECKS = [
  ['types of tests', ...TSC, '-p', 'tsconfig.test.json'],
  ['types of tools', ...TSC, '-p', 'services/analysis/tsconfig.tools.json'],
  ['types of web tests', ...TSC, '-p', 'apps/web/tsconfig.test.json'],
  ['unused files, exports and dependencies', 'knip', '--cache', '--no-progress'],
  [
    'dependencies of tests in production',
    'knip',
    '--production',
    '--strict',
    '--include',
    'dependencies',
    '--no-progress',
  ],
  ['lint and format', 'biome', 'ci', '--error-on-warnings', `--colors=${COLORS ? 'force' : 'off'}`, '.'],
  // By content: the usual strategy needs a git repository.
  ['import rules', 'depcruise', ...RULED, '--cache', '--cache-strategy', 'content'],
  ['casts, patterns, facts and words', 'node', 'scripts/checks/main.mjs'],
];

/** Runs a command to its end; resolves to its exit code and everything it said. */
function finish(root, command, args) {
  const env = { ...process.env, ...(COLORS && { FORCE_COLOR: '1' }) };
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: 1, output: `${command}: ${message}\n` }));
    child.once('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}

/** Runs every check, a few at a time, also after one has failed; says what failed. Resolves to whether all passed. */
export async function check(root) {
  const waiting = [...CHECKS];
  let failed = 0;
  const run = async ([name, command, ...args]) => {
    const started = performance.now();
    const { code, output } = await finish(root, command, args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n${code === 0 ? '' : output}`);
    if (code !== 0) failed += 1;
  };
  const takeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
  };
  await run(COMPILE);
  await run(TYPES);
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, takeNext));
  return failed === 0;
}

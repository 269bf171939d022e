// Everything that can be known without running the product.
const CHECKS = [
  [
    'lint and format',
    'biome',
    ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.'],
  ],
  ['import rules', 'depcruise', ['packages', 'services', 'apps', '--config', '.dependency-cruiser.mjs']],
  ['types', 'tsc', ['-b']],
  ['types of tests', 'tsc', ['-p', 'tsconfig.test.json']],
  ['types of web tests', 'tsc', ['-p', 'apps/web/tsconfig.test.json']],
];

/** Runs every check, also after one has failed; resolves to how many passed and failed. */
export async function check(run) {
  const result = { passed: 0, failed: 0 };
  for (const [name, command, args] of CHECKS) {
    if ((await run(command, args)) === 0) {
      result.passed += 1;
    } else {
      result.failed += 1;
      process.stderr.write(`Check failed: ${name}\n`);
    }
  }
  return result;
}

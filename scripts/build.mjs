// Builds what has changed since the last build, with turbo. To learn that nothing has changed takes turbo two seconds of each
// start; sizes and times of files tell in a tenth of one.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

/** What any part depends on. */
const COMMON = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'];

/** Files that a part is built from and into, and turbo's words for it. */
const PARTS = {
  system: {
    from: [
      '{packages,services,apps/ops}/**/src/**/*.{ts,tsx,css}',
      'scripts/compile.mjs',
      'services/analysis/scripts/**',
    ],
    into: ['{packages/*,services/*,apps/ops}/dist/**/*.{js,css}', 'services/analysis/dist/models/**'],
    words: ['build', '//#compile', '--filter=!@trueseason/web'],
  },
  web: {
    from: ['apps/web/{src,scripts,public}/**', 'apps/web/*.{json,html,ts}', 'packages/*/src/**'],
    into: ['apps/web/dist/**'],
    words: ['build', '--filter=@trueseason/web'],
  },
};
const ALL = Object.keys(PARTS);

function fingerprint(root, patterns) {
  const paths = globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/*.test.*'] }).sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampOf = (root, name) => join(root, '.toolchain', `built-${name}`);
/** A part as it is now; `sources` as they were before its build, since one may be edited meanwhile. */
const stateOf = (root, { into }, sources) => `${sources}\n${fingerprint(root, into)}\n`;

/** Says nothing unless it takes a while or fails. Resolves to an exit code. */
async function turbo(run, words) {
  const slow = setTimeout(() => process.stderr.write('Building …\n'), 2_500);
  const output = [];
  const code = await run('turbo', ['run', ...words, '--output-logs=errors-only', '--log-prefix=none'], {}, output);
  clearTimeout(slow);
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
}

async function buildParts(root, run, names) {
  for (const name of names) {
    const part = PARTS[name];
    const sources = fingerprint(root, [...COMMON, ...part.from]);
    const stamp = stampOf(root, name);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(root, part, sources)) continue;
    const code = await turbo(run, part.words);
    if (code !== 0) return code;
    writeFileSync(stamp, stateOf(root, part, sources));
  }
  return 0;
}

/** Builds parts, all by default, while no other command builds them. Resolves to an exit code. */
export function build(root, run, names = ALL) {
  const wait = () => process.stderr.write('Waiting for another build …\n');
  return withLock(join(root, '.toolchain/building'), () => buildParts(root, run, names), wait);
}

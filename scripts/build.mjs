// Builds what has changed since the last build. Turbo needs more than a second at each start to find that nothing has;
// comparing sizes and times of files takes a tenth of one.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from './compile.mjs';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

const root = dirname(import.meta.dirname);

/** What any part depends on. */
const COMMON = ['package.json', 'scripts/package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'];

/** Files that a part is built from and into, and how. */
const PARTS = {
  code: {
    from: ['{packages,services,apps/ops}/**/src/**/*.{ts,tsx,css}', 'scripts/compile.mjs'],
    into: ['{packages/*,services/*,apps/ops}/dist/**/*.{js,css}'],
    build: compile,
  },
  models: {
    from: ['services/analysis/scripts/**', 'services/analysis/package.json', 'packages/vision/src/**'],
    into: ['services/analysis/dist/models/**'],
    build: () => turbo('@trueseason/analysis'),
  },
  web: {
    from: ['apps/web/{src,scripts,public}/**', 'apps/web/*.{json,html,ts}', 'packages/*/src/**'],
    into: ['apps/web/dist/**'],
    build: () => turbo('@trueseason/web'),
  },
};

function fingerprint(patterns) {
  const paths = globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/*.test.*'] }).sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds a workspace, or takes it from turbo's cache; says nothing unless it fails. Resolves to an exit code. */
async function turbo(workspace) {
  const output = [];
  const words = ['run', 'build', `--filter=${workspace}`, '--output-logs=errors-only', '--log-prefix=none'];
  const code = await run('turbo', words, { output });
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
}

async function buildChanged(name) {
  const { from, into, build } = PARTS[name];
  // As they are before the build, since one may be edited meanwhile.
  const sources = fingerprint([...COMMON, ...from]);
  const state = () => `${sources}\n${fingerprint(into)}\n`;
  const stamp = join(root, '.toolchain', `built-${name}`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return 0;
  const code = await build();
  if (code === 0) writeFileSync(stamp, state());
  return code;
}

async function buildParts(names) {
  const slow = setTimeout(() => process.stderr.write('Building …\n'), 2_500);
  const codes = await Promise.all(names.map(buildChanged));
  clearTimeout(slow);
  return Math.max(...codes);
}

/** Builds parts, all by default, while no other command builds. Resolves to an exit code. */
export function build(names = Object.keys(PARTS)) {
  const wait = () => process.stderr.write('Waiting for another build …\n');
  return withLock(join(root, '.toolchain/build.lock'), () => buildParts(names), wait);
}

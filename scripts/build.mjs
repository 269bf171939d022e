// Builds what has changed since the last build: code, models, web app. Knows it by the sizes and times of files.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

/** What any of them depends on. */
const COMMON = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** Files that a part is built from and into, and its command. */
const PARTS = {
  code: {
    from: ['{packages,services,apps/ops}/**/src/**/*.{ts,tsx,css}', 'scripts/compile.mjs'],
    into: '{packages/*,services/*,apps/ops}/dist/**/*.{js,css}',
    command: ['node', 'scripts/compile.mjs'],
  },
  models: {
    from: [
      'services/analysis/scripts/**',
      'services/analysis/src/engine/find/mesh-topology.ts',
      'packages/tflite/src/**',
    ],
    into: 'services/analysis/dist/models/**',
    command: ['node', '-C', 'source', 'services/analysis/scripts/convert-models.ts'],
  },
  web: {
    from: ['apps/web/{src,scripts,public}/**', 'apps/web/*.{json,html,ts}', 'packages/*/src/**'],
    into: 'apps/web/dist/**',
    command: ['node', '-C', 'source', 'apps/web/scripts/build.ts'],
  },
};

const fingerprint = (root, patterns) => {
  const paths = globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/*.test.*'] }).sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** Builds a part unless it is as it was left; says nothing unless it fails. Resolves to an exit code. */
async function buildPart(root, name, run) {
  const { from, into, command } = PARTS[name];
  const stamp = join(root, '.toolchain', `built-${name}`);
  const before = fingerprint(root, [...COMMON, ...from]);
  // Both: sources as they were before the build, since one may be edited meanwhile.
  const state = () => `${before}\n${fingerprint(root, into)}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return 0;
  const output = [];
  const [program, ...args] = command;
  const code = await run(program, args, {}, output);
  if (code === 0) writeFileSync(stamp, state());
  else process.stderr.write(Buffer.concat(output));
  return code;
}

/** Builds parts, all by default, while no other command builds them. Resolves to an exit code. */
export async function build(root, run, names = Object.keys(PARTS)) {
  const slow = setTimeout(() => process.stderr.write('Building …\n'), 2_500);
  const wait = () => process.stderr.write('Waiting for another build …\n');
  const work = () => Promise.all(names.map((name) => buildPart(root, name, run)));
  const codes = await withLock(join(root, '.toolchain/building'), work, wait);
  clearTimeout(slow);
  return Math.max(...codes);
}

// Compiles src/ of every workspace but the web app to JavaScript in dist/, file by file, and copies style sheets. Writes only
// what differs. Not `tsc -b`, which also checks types: that takes a start many times as long; `npm run check` does it.
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { transform } from 'rolldown/utils';

const root = dirname(import.meta.dirname);
const OPTIONS = {
  tsconfig: false,
  sourcemap: true,
  jsx: { runtime: 'automatic' },
  typescript: { rewriteImportExtensions: 'rewrite', onlyRemoveTypeImports: true },
};

async function writeChanged(file, text) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function compileFile(path) {
  const source = join(root, path);
  const out = join(root, path.replace(`${sep}src${sep}`, `${sep}dist${sep}`).replace(/\.tsx?$/, '.js'));
  if (path.endsWith('.css')) return writeChanged(out, await readFile(source, 'utf8'));
  const { code, map, errors, helpersUsed } = await transform(source, await readFile(source, 'utf8'), OPTIONS);
  if (errors.length > 0) throw new Error(errors.map(({ message, codeframe }) => codeframe ?? message).join('\n'));
  // `</script>` in a tagged template, for one: `<\/script>` needs none.
  const helpers = Object.keys(helpersUsed);
  if (helpers.length > 0) throw new Error(`${path}: would need a helper at run time: ${helpers}`);
  const { sourcesContent, ...lines } = map;
  const sources = [relative(dirname(out), source).replaceAll(sep, '/')];
  await writeChanged(`${out}.map`, JSON.stringify({ ...lines, sources }));
  await writeChanged(out, `${code}//# sourceMappingURL=${basename(out)}.map\n`);
}

/** Compiles all files, also after one has failed, and says what failed. Resolves to an exit code. */
export async function compile() {
  const paths = globSync('{packages/*,services/*,apps/ops}/src/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['*/*/src/**/testing', '**/*.test.*', '**/*.d.ts'],
  });
  const failed = (await Promise.allSettled(paths.map(compileFile))).filter(({ status }) => status === 'rejected');
  for (const { reason } of failed) process.stderr.write(`${reason.message}\n`);
  return failed.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await compile();

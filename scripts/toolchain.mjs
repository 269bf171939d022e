// The pinned pnpm, and the pinned Node where the running one is older, in .toolchain/. Both are packages that hold one
// executable: no install script has to run, which npm 12 and `ignore-scripts` leave out. (`pnpm` itself is a placeholder
// until its script has run.) Each command tries both, so that what is broken is installed again.
import { execFile, spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const PLATFORM = `${process.platform}-${process.arch}`;
const NODE = `node-${PLATFORM}`;
/** What a user's own settings could turn off or lead elsewhere. */
const FLAGS = [
  ...['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'],
  ...['--no-global', '--no-dry-run', '--no-package-lock-only', '--install-strategy=hoisted'],
];

const major = (version) => Number(version.split('.')[0]);

/** The npm that runs this, which may not be the one on PATH. */
function npm() {
  const { npm_execpath: path = '' } = process.env;
  return basename(path) === 'npm-cli.js' ? [process.execPath, path] : ['npm'];
}

/** Resolves to whether an executable says that it is this version. */
const says = (file, version, env) =>
  new Promise((resolve) => {
    execFile(file, ['--version'], { env, timeout: 20_000 }, (error, said) =>
      resolve(!error && said.trim().replace(/^v/, '') === version),
    );
  });

/** Resolves to the exit code of a child, or why there is none. The child ends with this process. */
export function ended(child) {
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => {
      process.off('exit', end);
      resolve(code ?? signal);
    });
  });
}

const isFile = (path) => Boolean(statSync(path, { throwIfNoEntry: false })?.isFile());

/**
 * @param folder .toolchain
 * @param versions of `node` and `pnpm`
 * @returns folders for PATH; what is missing or broken (packages by name, each with `version`); and what installs that
 */
export function toolchain(folder, versions, env) {
  const place = (name, file) => join(folder, 'node_modules', ...name.split('/'), file);
  const pnpm = { name: `@pnpm/exe.${PLATFORM}`, version: versions.pnpm, file: 'pnpm' };
  const node = { name: NODE, version: versions.node, file: 'bin/node' };
  // Once there it stays and is used, so that a newer Node on PATH does not take it from under a running system.
  const needsNode = major(process.versions.node) < major(versions.node);
  const tools = needsNode || isFile(place(node.name, node.file)) ? [node, pnpm] : [pnpm];
  return {
    needsNode,
    paths: tools.map(({ name, file }) => join(place(name, file), '..')),
    async broken() {
      const works = await Promise.all(tools.map(({ name, version, file }) => says(place(name, file), version, env)));
      return tools.filter((_, index) => !works[index]);
    },
    /** Resolves to the exit code of npm, or why there is none. */
    install(broken) {
      // npm takes a package for installed whose folder names the right version.
      for (const { name } of broken) rmSync(place(name, '.'), { recursive: true, force: true });
      rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
      const [command, ...words] = npm();
      const packages = tools.map(({ name, version }) => `${name}@${version}`);
      const args = [...words, 'install', '--prefix', folder, ...FLAGS, ...packages];
      // Not in this folder, whose .npmrc is for those who type `npm install`.
      return ended(spawn(command, args, { cwd: folder, env, stdio: ['ignore', 2, 2] }));
    },
  };
}

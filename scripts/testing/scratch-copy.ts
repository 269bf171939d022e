// For how-to-add.sweep.test.ts: the whole product's source, to be edited and compiled aside.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const WORKSPACES = globSync('{packages,services,apps}/*/package.json', { cwd: ROOT }).map((path) =>
  path.slice(0, -'/package.json'.length),
);

/** Where each of our packages' entries has its source, as the compiler's `paths` say it. */
function sourcePaths(): Record<string, readonly string[]> {
  const entries = WORKSPACES.flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      name: string;
      exports?: Record<string, { source?: string } | string>;
    };
    return Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'object' && target.source
        ? [[name + entry.slice(1), [`./${join(folder, target.source)}`]]]
        : [],
    );
  });
  return Object.fromEntries(entries);
}

const HEADINGS = 'apps/web/e2e/content-pages.ts';
const LISTING_TESTS = [HEADINGS, 'services/mailer/src/mail/every-mail.test.ts'];

const CONFIG = {
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    composite: false,
    incremental: true,
    noEmit: true,
    emitDeclarationOnly: false,
    rootDir: '.',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable', 'esnext.disposable', 'esnext.iterator'],
    types: ['node', './apps/web/node_modules/vite/client.d.ts'],
    tsBuildInfoFile: './.tsbuildinfo',
    paths: sourcePaths(),
  },
  // Included: tests over all of a kind, which list the addition.
  files: LISTING_TESTS,
  include: ['packages/*/src', 'services/*/src', 'apps/*/src'],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/service-worker.ts'],
};

/** A copy of the product's source that may be edited and compiled, with the packages of the repository. */
export function scratchCopy() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scratch-copy-')));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const workspace of WORKSPACES) {
    const [from, to] = [join(ROOT, workspace), join(folder, workspace)];
    cpSync(join(from, 'src'), join(to, 'src'), { recursive: true });
    cpSync(join(from, 'package.json'), join(to, 'package.json'));
    if (existsSync(join(from, 'node_modules'))) symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  }
  cpSync(join(ROOT, HEADINGS), join(folder, HEADINGS));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
  return {
    /** Puts a text behind the first place where another stands. @throws where it stands nowhere */
    insert(path: string, after: string, text: string) {
      const file = join(folder, path);
      const source = readFileSync(file, 'utf8');
      if (!source.includes(after)) throw new Error(`${path} has no '${after}'`);
      writeFileSync(
        file,
        source.replace(after, () => after + text),
      );
    },
    create: (path: string, text: string) => writeFileSync(join(folder, path), text),
    /** What the compiler complains about, as `path: message`. */
    complaints: () =>
      new Promise<string[]>((resolve, reject) => {
        // One checker takes half the CPU of the usual four, which repeat shared types.
        execFile('tsc', ['-p', folder, '--checkers', '1'], { cwd: folder, maxBuffer: 2 ** 24 }, (error, stdout) => {
          if (error && !stdout.includes('error TS')) return reject(error);
          // A complaint goes on in the indented lines below it.
          const found = stdout.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error TS\d+: (.*(?:\n .*)*)$/gm);
          resolve([...found].map(([, path, message = '']) => `${path}: ${message.replaceAll(/\s+/g, ' ')}`));
        });
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

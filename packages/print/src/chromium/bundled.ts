import { createHash } from 'node:crypto';
import { access, chmod, constants, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { fontsConf } from './fonts-conf.ts';

const EXECUTABLE = 'chromium';
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/** Chromium (linux x64) from @sparticuz/chromium, unpacked once. Rejects on other platforms or without a folder. */
export async function bundledChromium(env: NodeJS.ProcessEnv): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('no Chromium found: install one, or set CHROMIUM_PATH to its executable');
  const folder = await unpacked(cacheFolders(env), archiveFolder());
  const libraries = [join(folder, 'al2023', 'lib'), folder];
  if (env.LD_LIBRARY_PATH) libraries.push(env.LD_LIBRARY_PATH);
  return {
    executablePath: join(folder, EXECUTABLE),
    env: { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Where the unpacked browser may live, best first; the last is private to the user and always writable. */
function cacheFolders(env: NodeJS.ProcessEnv): string[] {
  if (env.CHROMIUM_CACHE_DIR) return [env.CHROMIUM_CACHE_DIR];
  return [
    join(import.meta.dirname, '../..', '.cache'),
    join(tmpdir(), `trueseason-chromium-${process.getuid?.() ?? 0}`),
  ];
}

function archiveFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return join(dirname(entry), '..', 'bin');
}

async function unpacked(roots: string[], archives: string): Promise<string> {
  const manifest = await readFile(join(archives, '..', 'package.json'));
  const name = createHash('sha256').update(manifest).update(fontsConf('')).digest('hex').slice(0, 16);
  const problems: string[] = [];
  for (const root of roots) {
    const target = join(root, name);
    try {
      await mkdir(root, { recursive: true, mode: 0o755 });
      await refuseForeignFolder(root);
      if (!(await isExecutable(join(target, EXECUTABLE)))) await unpack(archives, root, target);
      return target;
    } catch (error) {
      problems.push(`${root}: ${(error as Error).message}`);
    }
  }
  throw new Error(`Chromium could not be unpacked (${problems.join('; ')}); set CHROMIUM_CACHE_DIR`);
}

/** Never run an executable from a folder that another user could have filled. */
async function refuseForeignFolder(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  const self = process.getuid?.() ?? uid;
  if (uid !== self && uid !== 0) throw new Error('belongs to another user');
  if (mode & 0o002) throw new Error('is writable by everyone');
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Unpacks next to the target and renames, so that partial or concurrent results are never used. */
async function unpack(archives: string, root: string, target: string): Promise<void> {
  const scratch = await mkdtemp(join(root, '.unpacking-'));
  try {
    await Promise.all(inflateInto(scratch, archives));
    await writeFile(join(scratch, 'fonts.conf'), fontsConf(target));
    // 0755: another user's service must be able to start it.
    await Promise.all([chmod(scratch, 0o755), chmod(join(scratch, EXECUTABLE), 0o755)]);
    await rename(scratch, target);
  } catch (error) {
    if (!(await isExecutable(join(target, EXECUTABLE)))) throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The package unpacks into os.tmpdir(), which it reads before its first await: TMPDIR is set only for that moment. */
function inflateInto(folder: string, archives: string): Promise<string>[] {
  const initialTmpdir = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return ARCHIVES.map((archive) => inflate(join(archives, archive)));
  } finally {
    if (initialTmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = initialTmpdir;
  }
}

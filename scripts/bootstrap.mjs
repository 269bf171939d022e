// Sets up a machine that has only Node >= 18 and npm: Node 24 and pnpm in .toolchain/, then the locked packages. Corepack and
// version managers would have to be installed first. Has no dependencies.
//
// node scripts/bootstrap.mjs <task or tool> [args]
//
// Tasks are in scripts/tasks.mjs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullDisks } from './full-disks.mjs';
import { withLock } from './lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const toolchain = join(root, '.toolchain');
const read = (file) => readFileSync(join(root, file), 'utf8');
const NODE_VERSION = read('.node-version').trim();
const PNPM_VERSION = JSON.parse(read('package.json')).packageManager.split('@')[1];
const log = (text) => process.stderr.write(`[bootstrap] ${text}\n`);

/** The caller's environment without what npm adds for its own scripts, and with loopback never behind a proxy. */
function cleanEnvironment() {
  const npmSettings =
    /^npm_config_(registry|.*_registry|cafile|ca|strict_ssl|proxy|https_proxy|http_proxy|noproxy|userconfig|globalconfig|cache)$/i;
  const entries = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || npmSettings.test(name));
  const { no_proxy, NO_PROXY } = process.env;
  const noProxy = [no_proxy ?? NO_PROXY, 'localhost,127.0.0.1,::1'].filter(Boolean).join();
  const fixed = { NO_PROXY: noProxy, no_proxy: noProxy, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  // What one process compiles, the others and the next start take from here.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(toolchain, 'compiled');
  return { NODE_COMPILE_CACHE: compiled, ...Object.fromEntries(entries), ...fixed };
}

function refuse(why) {
  log(why);
  process.exit(1);
}

function run(command, args, env) {
  const result = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) {
    log(`${command} ${args.join(' ')} ended with ${result.status ?? result.signal ?? result.error?.message}`);
    process.exit(result.status ?? 1);
  }
}

function installedVersion(name) {
  const manifest = join(toolchain, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

/** Installs what is missing, one command at a time; the next one finds it installed. */
async function installOnce(isMissing, install) {
  if (!isMissing()) return;
  const lock = join(toolchain, 'install.lock');
  const wait = () => log('waiting for another command, which installs');
  await withLock(lock, () => isMissing() && install(), wait);
}

/** Installs the pinned pnpm, and the pinned Node where the running one is too old; returns the folders for PATH. */
async function ensureToolchain(env) {
  const nodePackage = `node-${process.platform}-${process.arch}`;
  const tools = { pnpm: PNPM_VERSION };
  // Once there it stays and is used, so that a newer Node on PATH does not take it from under a running system.
  const major = (version) => Number(version.split('.')[0]);
  const runningIsNew = major(process.versions.node) >= major(NODE_VERSION);
  // The registry has Node for Linux only.
  if (!runningIsNew && process.platform !== 'linux')
    refuse(`Node ${major(NODE_VERSION)} or newer is needed on this system, from https://nodejs.org`);
  if (!runningIsNew || installedVersion(nodePackage)) tools[nodePackage] = NODE_VERSION;
  const packages = Object.entries(tools).map(([name, version]) => `${name}@${version}`);
  const isMissing = () => Object.entries(tools).some(([name, version]) => installedVersion(name) !== version);
  await installOnce(isMissing, () => {
    log(`installing ${packages.join(' and ')} into .toolchain/`);
    const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', ['install', '--prefix', toolchain, ...quiet, ...packages], env);
  });
  const bin = join(toolchain, 'node_modules', '.bin');
  return tools[nodePackage] ? [join(toolchain, 'node_modules', nodePackage, 'bin'), bin] : [bin];
}

async function ensurePackages(env) {
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map(read);
  const hash = createHash('sha256').update(inputs.join('\n')).digest('hex');
  const stamp = join(root, 'node_modules', '.trueseason-installed');
  const isMissing = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
  await installOnce(isMissing, () => {
    log('installing packages');
    run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], env);
    writeFileSync(stamp, hash);
  });
}

/** Of another process only on Linux. */
function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function isNpm(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.env.npm_node_execpath);
  } catch {
    return false;
  }
}

/** This process and those up to npm, each with its parent: npm runs scripts in a shell, and some shells stay. */
function ancestorsToNpm() {
  const self = { pid: process.pid, parent: process.ppid };
  const ancestors = [self];
  for (let pid = self.parent; !isNpm(pid); pid = ancestors.at(-1).parent) {
    const parent = parentOf(pid);
    if (!parent) return [self];
    ancestors.push({ pid, parent });
  }
  return ancestors;
}

// Whatever failed: an installation, a build, the database or the store.
process.once('exit', (code) => {
  if (code !== 0) for (const line of fullDisks(root)) log(line);
});

if (process.platform === 'win32') refuse('On Windows this runs in WSL alone: wsl --install, and type the same there');
if (process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime)
  refuse('This Linux has no glibc (Alpine has musl): the servers and the browser that start here need it');
const env = cleanEnvironment();
env.PATH = [...(await ensureToolchain(env)), join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
await ensurePackages(env);

const child = spawn('node', [join(root, 'scripts', 'tasks.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// npm, when it is killed, passes nothing on; the task sees the end of this process by its channel.
if ('npm_lifecycle_event' in process.env) {
  const ancestors = ancestorsToNpm();
  const isOrphan = () => ancestors.some(({ pid, parent }) => parentOf(pid) !== parent);
  setInterval(() => isOrphan() && child.kill(), 500).unref();
}
// A terminal sends Ctrl-C to the child as well; a signal sent only to this process has to be passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

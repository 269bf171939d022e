// Sets up a machine that has only Node >= 18 and npm: Node 24 and pnpm in .toolchain/, then the locked packages. Corepack and
// version managers would have to be installed first. Has no dependencies.
//
// node scripts/bootstrap.mjs <task or tool> [args]
//
// Tasks are in scripts/tasks.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, OPT_IN } from './environment.mjs';
import { fullDisks } from './full-disks.mjs';
import { withLock } from './lock.mjs';
import { becomeOwner, whyNot, whyNotData } from './machine.mjs';
import { ended, toolchain } from './toolchain.mjs';

/** Run the product with a user's data, so that nothing of another project may reach them. */
const PRODUCT = ['start', 'dev', 'shop'];
/** Start Postgres. */
const SERVERS = ['start', 'dev', 'test'];
/** Make namespaces, containers or their settings, as root where the caller is. */
const AS_CALLER = ['drill', 'setup'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, '.toolchain');
const read = (file) => readFileSync(join(root, file), 'utf8');
const log = (text) => process.stderr.write(`[bootstrap] ${text}\n`);

function refuse(why, code = 1) {
  log(why);
  process.exit(code);
}

/** Installs what is missing, one command at a time; the next one finds it installed. */
async function installOnce(isMissing, install) {
  if (!(await isMissing())) return;
  const wait = () => log('waiting for another command, which installs');
  await withLock(join(folder, 'install.lock'), async () => (await isMissing()) && install(), wait);
}

/** Installs the pinned pnpm, and the pinned Node where the running one is too old; returns the folders for PATH. */
async function ensureToolchain(env) {
  const versions = {
    node: read('.node-version').trim(),
    pnpm: JSON.parse(read('package.json')).packageManager.split('@')[1],
  };
  const tools = toolchain(folder, versions, env);
  // The registry has Node for Linux only.
  if (tools.needsNode && process.platform !== 'linux')
    refuse(`Node ${versions.node.split('.')[0]} or newer is needed on this system, from https://nodejs.org`);
  let broken = [];
  const isMissing = async () => {
    broken = await tools.broken();
    return broken.length > 0;
  };
  await installOnce(isMissing, async () => {
    log(`installing ${broken.map(({ name, version }) => `${name}@${version}`).join(' and ')} into .toolchain/`);
    const code = await tools.install(broken);
    if (code !== 0)
      refuse(
        `npm could not install them (${code}): see above, check the network and ~/.npmrc, and type the same again`,
      );
    if (await isMissing())
      refuse(
        `${broken.map(({ name }) => name)} does not run on this machine: delete .toolchain and type the same again`,
      );
  });
  return tools.paths;
}

async function ensurePackages(env) {
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map(read);
  const hash = createHash('sha256').update(inputs.join('\n')).digest('hex');
  const stamp = join(root, 'node_modules', '.trueseason-installed');
  const isMissing = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
  await installOnce(isMissing, async () => {
    log('installing packages');
    const words = ['install', '--frozen-lockfile', '--reporter=append-only'];
    const code = await ended(spawn('pnpm', words, { cwd: root, env, stdio: ['ignore', 2, 2] }));
    if (code !== 0) refuse(`pnpm could not install the packages (${code}): see above`, Number(code) || 1);
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

/**
 * This process and those up to npm, each with its parent: npm runs scripts in a shell, and some shells stay. Undefined where
 * npm has ended already.
 */
function ancestorsToNpm() {
  const { npm_execpath: runner = '' } = process.env;
  const self = { pid: process.pid, parent: process.ppid };
  const ancestors = [self];
  for (let pid = self.parent; !isNpm(pid); pid = ancestors.at(-1).parent) {
    if (pid === 1 && basename(runner) === 'npm-cli.js') return undefined;
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

const task = process.argv[2] ?? '';
// Before the user changes, who may not see what root's npm is.
const ancestors = 'npm_lifecycle_event' in process.env ? ancestorsToNpm() : [];
if (!ancestors) process.exit(1);
if (!AS_CALLER.includes(task)) becomeOwner(root, process.env);
const { env, ignored } = environmentOf(root, process.env, PRODUCT.includes(task));
// A folder named in .env is looked at by the task.
const hasData = PRODUCT.includes(task) && Boolean(env.DATA_DIR);
const reason = whyNot(root, env, SERVERS.includes(task)) ?? (hasData ? whyNotData(root, env) : undefined);
if (reason) refuse(reason);
if (PRODUCT.includes(task) && ignored.length > 0)
  log(`${ignored.join(', ')} of your shell: ignored. Put settings into .env, or type ${OPT_IN}=1 before the command`);
/** The task, once it runs; until then what is being installed ends with this process. */
let child;
const end = (signal) => (child ? child.kill(signal) : process.exit(1));
// A terminal sends Ctrl-C to the child as well; a signal sent only to this process has to be passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
// npm, when it is killed, passes nothing on; the task sees the end of this process by its channel.
if (ancestors.length > 0) {
  const isOrphan = () => ancestors.some(({ pid, parent }) => parentOf(pid) !== parent);
  const watch = setInterval(() => {
    if (!isOrphan()) return;
    // Once: a signal that comes again may mean another thing.
    clearInterval(watch);
    end('SIGTERM');
  }, 500);
  watch.unref();
}

mkdirSync(folder, { recursive: true });
// What one process compiles, the others and the next start take from here.
env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
env.PATH = [...(await ensureToolchain(env)), join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
await ensurePackages(env);

child = spawn('node', [join(root, 'scripts', 'tasks.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

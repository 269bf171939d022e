// The root's commands, run by bootstrap.mjs with the pinned Node and the locked packages on PATH; any other word runs as a
// tool (`node scripts/bootstrap.mjs biome check .`). Not turbo's tasks: each needs a script of a package.json and takes turbo's
// own time first, and most of these build only what has changed, then run one program.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { OPT_IN } from './environment.mjs';
import { whyNotData } from './machine.mjs';
import { run } from './run.mjs';
import { DRILLS, SHOP } from './subcommands.mjs';

// When scripts/bootstrap.mjs is killed, this stops as by a signal.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// Colors are for terminals; a log file or a CI page shows their codes.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

const root = dirname(import.meta.dirname);
const load = (file) => import(pathToFileURL(join(root, file)).href);

function refuse(text, code = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}

async function buildOrExit(parts) {
  const code = await build(parts);
  if (code !== 0) process.exit(code);
}

/** Runs a program on the built system to its end. Sources of the engine load each other's. */
async function afterBuild(program, args = [], env = {}) {
  await buildOrExit();
  const conditions = program.startsWith('services/analysis/') ? ['-C', 'source'] : [];
  process.exitCode = await run(process.execPath, [...conditions, join(root, program), ...args], { env });
}

/** An ignored .env holds the settings; what scripts/environment.mjs lets through from the shell wins. */
function loadEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

function dataDir() {
  const { DATA_DIR } = process.env;
  return resolve(root, DATA_DIR || '.data');
}

/** What a system needs before a build of minutes: settings that are meant for it, a data folder, and its ports. */
async function prepareSystem() {
  const isMeant = Boolean(process.env[OPT_IN]);
  loadEnvFile();
  const { outsideProviders } = await load('packages/local-stack/src/system/providers.ts');
  const live = outsideProviders(process.env).filter(({ isLive }) => isLive && !isMeant);
  if (live.length > 0)
    refuse(
      `.env has ${live.map(({ variable }) => variable).join(' and ')}, which reach real people: type ${OPT_IN}=1 npm start if you mean that, or take them out of .env`,
    );
  const reason = whyNotData(root, process.env);
  if (reason) refuse(reason);
  if (isMeant || existsSync(join(root, '.env'))) {
    const code = await run('node', ['-C', 'source', join(root, 'scripts/check-settings.ts')]);
    if (code !== 0) process.exit(code);
  }
  const { lockData } = await load('packages/local-stack/src/system/data-lock.ts');
  const { portsOf, requireFreePorts, requireHosts } = await load('packages/local-stack/src/system/ports.ts');
  try {
    if (existsSync(dataDir())) lockData(dataDir())();
    await requireHosts(process.env);
    await requireFreePorts(portsOf(process.env));
  } catch (error) {
    refuse(error.message);
  }
}

/** Where a running `npm start` has its stores, for a developer without other settings. */
function runningSystem() {
  const { DATABASE_URL } = process.env;
  const file = join(dataDir(), 'running.json');
  return !DATABASE_URL && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A file is named from where the command was typed, not from the root. */
const fromCaller = (arg) => (arg.startsWith('-') ? arg : resolve(process.env.INIT_CWD ?? process.cwd(), arg));

const tasks = {
  async start() {
    await prepareSystem();
    await buildOrExit(['code', 'models']);
    const { start } = await load('packages/local-stack/dist/start.js');
    await start(buildOrExit(['web']));
  },
  async dev() {
    await prepareSystem();
    await buildOrExit();
    await load('packages/local-stack/dist/dev.js');
  },
  build: () => buildOrExit(),
  async check() {
    const { check } = await import('./check.mjs');
    process.exitCode = (await check()) ? 0 : 1;
  },
  async test(args) {
    const [{ test }, { check }] = await Promise.all([import('./test.mjs'), import('./check.mjs')]);
    process.exitCode = (await test({ run, build, check, root, args })) ? 0 : 1;
  },
  bench: (args) => afterBuild('packages/drills/dist/bench/main.js', args),
  'bench:engine': (args) => afterBuild('services/analysis/bench/main.ts', args),
  analyze: (args) => afterBuild('services/analysis/scripts/analyze.ts', args.map(fromCaller)),
  async drill([name, ...args]) {
    if (!Object.hasOwn(DRILLS, name)) refuse(`npm run drill -- ${Object.keys(DRILLS).join(' | ')}`, 64);
    if (DRILLS[name]) return afterBuild(DRILLS[name], args);
    await buildOrExit();
    process.exitCode = await run('vitest', ['run', `--project=${name}`, ...args]);
  },
  async shop([name, ...args]) {
    if (!SHOP.includes(name)) refuse(`npm run shop -- ${SHOP.join(' | ')}`, 64);
    loadEnvFile();
    await afterBuild(`services/gateway/dist/${name}-cli.js`, args, { ...runningSystem(), ...process.env });
  },
};

/** A command's lines of the table in CONTRIBUTING.md. */
function helpOf(name) {
  const rows = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('\n');
  const isOfName = new RegExp(`^\\| \`npm (run )?${name}[ \`]`);
  const cellsOf = (row) =>
    row
      .replaceAll('`', '')
      .split('|')
      .map((cell) => cell.trim());
  return rows.filter((row) => isOfName.test(row)).map((row) => cellsOf(row).filter(Boolean).join(': '));
}

const [name = '', ...rest] = process.argv.slice(2);
// The shop's commands print their help themselves.
const isHelp = rest.includes('--help') && Object.hasOwn(tasks, name) && (name !== 'shop' || rest[0] === '--help');
if (isHelp) process.stdout.write(`${helpOf(name).join('\n')}\n`);
else if (Object.hasOwn(tasks, name)) await tasks[name](rest);
else if (name) process.exitCode = await run(name, rest, { stdin: 'inherit' });
else refuse(`node scripts/bootstrap.mjs ${Object.keys(tasks).join(' | ')} | <tool>`, 64);

// The project's tasks, run by scripts/bootstrap.mjs with the pinned Node and the locked packages on PATH:
//   start · dev · build · check · test [--all] [--only part | vitest filter] · notice · sbom [file] · release-notes <version> · bench · siege [--hold minutes] · faults · chaos ·
//   prove-deletion · verify-audit · reconcile · rotate-keys · operator add|roles|reset|remove|list · setup · newcomers · rehearse ·
//   bench:engine [part] · analyze a.jpg b.jpg c.jpg
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';

// When scripts/bootstrap.mjs is killed, this stops as by a signal.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// Colors are for terminals; a log file or a CI page shows their codes.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stack = (file) => import(pathToFileURL(join(root, 'packages/local-stack/dist', file)).href);

/** Runs a command to its end; resolves to its exit code. Its output goes to the terminal, or into `kept` where given. */
function run(command, args, env = {}, kept = undefined, input = 'ignore') {
  return new Promise((resolve) => {
    const output = kept ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [input, output, output],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => kept.push(chunk));
    let ending = false;
    // A signal to this process alone ends the runner too, and then what would have followed.
    const end = (signal) => {
      ending = true;
      child.kill(signal);
    };
    for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, end);
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => {
      if (ending) process.exit(1);
      for (const name of ['SIGTERM', 'SIGHUP']) process.off(name, end);
      resolve(code ?? 1);
    });
  });
}

async function buildOrExit(parts) {
  const code = await build(root, run, parts);
  if (code !== 0) process.exit(code);
}

/** An ignored .env holds a developer's own settings; what the shell sets wins. */
function loadEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** What a system needs before a build of minutes: a developer's settings, and its ports. */
async function prepareSystem() {
  loadEnvFile();
  const source = join(root, 'packages/local-stack/src/system/ports.ts');
  const { portsOf, requireFreePorts } = await import(pathToFileURL(source).href);
  try {
    await requireFreePorts(portsOf(process.env));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const tasks = {
  async start() {
    await prepareSystem();
    await buildOrExit(['system']);
    const { start } = await stack('start.js');
    await start(buildOrExit(['web']));
  },
  async dev() {
    await prepareSystem();
    await buildOrExit();
    await stack('dev.js');
  },
  build: () => buildOrExit(),
  async check() {
    const { check } = await import('./check.mjs');
    process.exitCode = (await check(root)) ? 0 : 1;
  },
  async test(args) {
    const [{ test }, { check }] = await Promise.all([import('./test.mjs'), import('./check.mjs')]);
    process.exitCode = (await test({ run, build: () => build(root, run), check, root, args })) ? 0 : 1;
  },
  async notice() {
    const { writeNotice } = await import('./notice.mjs');
    writeNotice(root);
  },
  async sbom([out = 'sbom.cdx.json']) {
    const { PRODUCT } = await import('./notice.mjs');
    const args = [
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--sbom-type',
      'application',
      '--prod',
      '--out',
      out,
      ...PRODUCT,
    ];
    process.exitCode = await run('pnpm', args);
  },
  async 'release-notes'([version]) {
    const { releaseNotes } = await import('./release-notes.mjs');
    process.stdout.write(`${releaseNotes(root, version)}\n`);
  },
  bench: (args) => afterBuild('packages/drills/dist/bench/main.js', args),
  siege: (args) => afterBuild('packages/drills/dist/siege/main.js', args),
  faults: () => withTests(['--project=faults'], {}),
  chaos: (args) => afterBuild('packages/drills/dist/chaos/main.js', args),
  'prove-deletion': () => afterBuild('packages/drills/dist/prove-deletion/main.js'),
  'verify-audit': (args) => withEnvFile('verify-audit', args),
  reconcile: (args) => withEnvFile('reconcile', args),
  'rotate-keys': () => withEnvFile('rotate-keys'),
  operator: (args) => withEnvFile('operator', args),
  async setup(args) {
    const program = join(root, 'infra/setup/main.ts');
    process.exitCode = await run(process.execPath, ['-C', 'source', program, ...args], {}, undefined, 'inherit');
  },
  newcomers: () => afterBuild('infra/rehearse/newcomers/main.ts'),
  rehearse: (args) => afterBuild('infra/rehearse/main.ts', args),
  'bench:engine': (parts) => afterBuild('services/analysis/bench/main.ts', parts),
  analyze: (args) => afterBuild('services/analysis/scripts/analyze.ts', args.map(fromCaller)),
};

/** Runs separate tests with environment variables. */
async function withTests(files, env) {
  await buildOrExit();
  process.exitCode = await run('vitest', ['run', ...files], env);
}

/** A file is named from where the command was typed, not from the root. */
const fromCaller = (arg) => (arg.startsWith('-') ? arg : resolve(process.env.INIT_CWD ?? process.cwd(), arg));

/** Runs a program on the built system to its end. Sources of the engine load each other's. */
async function afterBuild(program, args = []) {
  await buildOrExit();
  const conditions = program.startsWith('services/analysis/') ? ['-C', 'source'] : [];
  process.exitCode = await run(process.execPath, [...conditions, join(root, program), ...args]);
}

/** A command of the gateway, with a developer's own settings, or else those of a running `npm start`. */
async function withEnvFile(name, args = []) {
  loadEnvFile();
  await buildOrExit();
  const { DATA_DIR, DATABASE_URL } = process.env;
  const file = resolve(root, DATA_DIR || '.data', 'running.json');
  const running = !DATABASE_URL && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const command = join(root, `services/gateway/dist/${name}-cli.js`);
  process.exitCode = await run(process.execPath, [command, ...args], { ...running, ...process.env });
}

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(tasks, name)) {
  process.stderr.write(`There is no task '${name}'. Tasks: ${Object.keys(tasks).join(', ')}\n`);
  process.exit(64);
}
await tasks[name](rest);

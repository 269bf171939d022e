import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createReport, type Observation } from '@trueseason/drills/report';
import { ROOT } from '../../testing/files.ts';
import { run } from '../run.ts';
import { CABLE } from '../watch/outgoing.ts';
import { refuseHabits } from './habits.ts';
import { startWithEachNpm } from './npms.ts';
import { resumableSteps } from './steps.ts';
import { asOrdinaryUser, exportTo, pathWithout, startProxy } from './strange-machine.ts';

/*
 * Starts with each npm under each Node that it supports, from a download and a clone; in generated shells, where it is
 * refused, twice at once and after kills (warm.ts); and tries other package managers. Then runs `npm start` and buys, on what
 * a newcomer may have: a download without .git in a folder with a space, an umlaut and an ampersand, no git, openssl or
 * browser on PATH, a proxy in the environment that knows nothing of this machine, and a user without user namespaces. Only
 * set-up reaches the network: all that follows, in watched.ts, runs where each DNS question and each connection to another
 * machine is recorded, and is a failure.
 *
 * npm run drill -- first-start [--in <folder>]
 *
 * With a folder the copies stay there, and the next run begins where this one ended.
 */
const VERSIONS = [18, 19, 20, 21, 22, 23, 24, 25, 26];
const { values } = parseArgs({ options: { in: { type: 'string' } } });
const report = createReport();
const folder = values.in ? resolve(values.in) : mkdtempSync(join(tmpdir(), 'new comér & ü-'));
const copy = join(folder, 'true season');
const clone = join(folder, 'clone');
const nodes = join(folder, 'nodes');
// Root starts as another user, too.
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
const PATH = pathWithout(join(folder, 'bin'));
const step = resumableSteps(report, join(folder, 'done'));

/** Prefix of a command that runs in a separate namespace, whose network is the cable; empty where namespaces are refused. */
function watchedNamespace(): string[] {
  const resolver = join(folder, 'resolv.conf');
  writeFileSync(resolver, 'nameserver 127.0.0.1\n');
  const script = `set -e\nip link set lo up\n${CABLE}mount --bind "$0" /etc/resolv.conf\nexec "$@"`;
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const command = ['unshare', ...asRoot, '--net', '--mount', 'sh', '-c', script, resolver];
  const [first = '', ...rest] = command;
  return spawnSync(first, [...rest, 'true']).status === 0 ? command : [];
}

async function setUp(): Promise<void> {
  const proxy = await startProxy();
  const env = { ...process.env, ...proxy.env, PATH };
  try {
    const [user = 'npm', ...asUser] = [...asOrdinaryUser(), 'npm'];
    // The first command of a fresh copy may be any.
    for (const name of ['format', 'build']) await run(user, [...asUser, 'run', name], { cwd: copy, env });
    if (existsSync(clone)) await run('npm', ['run', 'build'], { cwd: clone, env });
    const nodePackages = VERSIONS.map(
      (version) => `node${version}@npm:node-${process.platform}-${process.arch}@${version}`,
    );
    if (process.platform === 'linux') await run('npm', ['install', '--prefix', nodes, ...nodePackages], { env });
  } finally {
    proxy.close();
  }
}

/** The step of a program that reports its own. */
const ran = (what: string, status: number | null): Observation => ({
  what,
  value: status === 0 ? 'as it should be' : 'see above',
  ok: status === 0,
});

async function provide(): Promise<boolean> {
  const isThere = await step('a download and a clone', async () => {
    exportTo(ROOT, copy);
    mkdirSync(nodes, { recursive: true });
    const hasGit = existsSync(join(ROOT, '.git'));
    if (hasGit) await run('git', ['clone', '--quiet', ROOT, clone]);
    return [
      { what: 'at', value: copy },
      { what: 'clone', value: hasGit ? clone : 'this is a download' },
    ];
  });
  return (
    isThere &&
    step('set-up through a proxy', async () => {
      await setUp();
      return [];
    })
  );
}

async function everything(): Promise<void> {
  const env = { ...process.env, PATH };
  const copies = { download: copy, ...(existsSync(clone) && { clone }) };
  await startWithEachNpm(step, copies, nodes, env);
  const fresh = join(folder, 'fresh');
  exportTo(ROOT, fresh);
  await refuseHabits(step, { download: fresh, installed: copy }, folder, env);
  await step('warm starts', async () => {
    // Those before may have left the toolchain that a newer Node needs.
    await run('npm', ['run', 'build'], { cwd: copy, env });
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'warm.ts'), copy, folder], {
      env: { ...process.env, NEWCOMER_PATH: PATH },
      stdio: 'inherit',
    });
    return [ran('all of them', status)];
  });
  await step('in a namespace', async () => {
    const namespace = watchedNamespace();
    const isWatched = namespace.length > 0;
    const why = 'this machine cannot watch: it takes root or user namespaces, and iproute2';
    const [command = '', ...args] = [
      ...namespace,
      process.execPath,
      join(import.meta.dirname, 'watched.ts'),
      copy,
      nodes,
    ];
    const env = { PATH: process.env.PATH, NEWCOMER_PATH: PATH, ...(isWatched && { WATCHED: '1' }) };
    const { status } = spawnSync(command, args, { env, stdio: 'inherit' });
    return [
      { what: 'watched', value: isWatched ? 'yes' : why, ok: isWatched || process.platform !== 'linux' },
      ran('all of it', status),
    ];
  });
}

try {
  if (await provide()) await everything();
} finally {
  if (!values.in) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = report.finish() ? 0 : 1;

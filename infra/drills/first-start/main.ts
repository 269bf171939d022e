import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReport } from '@trueseason/drills/report';
import { ROOT } from '../../testing/files.ts';
import { run } from '../run.ts';
import { CABLE } from '../watch/outgoing.ts';
import { withEachNpm } from './npms.ts';
import { asOrdinaryUser, exportTo, pathWithout, startProxy } from './strange-machine.ts';

/*
 * Installs with each npm under each Node that it supports, starts in generated shells, is refused and killed (warm.ts). Then
 * runs `npm start` and buys, on what a newcomer may have: a download without .git in a folder with a space, an umlaut and
 * an ampersand, no git, openssl or browser on PATH, a proxy in the environment that knows nothing of this machine, and a
 * user without user namespaces. Only set-up reaches the network: all that follows, in watched.ts, runs where each DNS
 * question and each connection to another machine is recorded, and is a failure.
 *
 * npm run drill -- first-start
 */
const VERSIONS = [18, 20, 22, 24, 26];
const report = createReport();
const folder = mkdtempSync(join(tmpdir(), 'new comér & ü-'));
const copy = join(folder, 'true season');
const nodes = join(folder, 'nodes');
const PATH = pathWithout(join(folder, 'bin'));

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
    const nodePackages = VERSIONS.map(
      (version) => `node${version}@npm:node-${process.platform}-${process.arch}@${version}`,
    );
    if (process.platform === 'linux') await run('npm', ['install', '--prefix', nodes, ...nodePackages], { env });
  } finally {
    proxy.close();
  }
}

try {
  await report.step('a download', async () => {
    exportTo(ROOT, copy);
    mkdirSync(nodes);
    // Not `npm ci`, which misses a lock file of npm before it reads "engines".
    const { stderr } = spawnSync('npm', ['install'], { cwd: copy, encoding: 'utf8' });
    return [
      { what: 'at', value: copy },
      {
        what: 'npm install says what to type',
        value: String(/Required:.*/.exec(stderr)),
        ok: stderr.includes('npm start'),
      },
    ];
  });
  await report.step('set-up through a proxy', async () => {
    await setUp();
    return [];
  });
  await report.step('each npm under each Node', () => withEachNpm(copy, nodes, { ...process.env, PATH }));
  await report.step('strange shells', async () => {
    const env = { ...process.env, NEWCOMER_PATH: PATH };
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'warm.ts'), copy], {
      env,
      stdio: 'inherit',
    });
    return [{ what: 'all of them', value: status === 0 ? 'as they should be' : 'see above', ok: status === 0 }];
  });
  await report.step('in a namespace', async () => {
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
      { what: 'all of it', value: status === 0 ? 'as it should be' : 'see above', ok: status === 0 },
    ];
  });
} catch {
  // Reported by its step.
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = report.finish() ? 0 : 1;

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, type Exit, endProcess, exitOf } from '../child-process.ts';
import { endWithParent } from '../end-with-parent.ts';
import { freePort } from '../free-port.ts';
import { postgresFolder } from './binaries.ts';
import { runTool } from './run-tool.ts';
import { type Place, placeFor } from './unix-user.ts';

const USER = 'trueseason';
const START_TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;

export interface Postgres {
  /** Connection string of the database `trueseason`, as its owner. */
  url: string;
  pid: number;
  /** Settles when the server has ended for any reason. */
  exited: Promise<Exit>;
  /** Stops the server after a checkpoint; at most about 20 s. */
  close(): Promise<void>;
}

/**
 * Starts a private Postgres on loopback, creating the cluster on first use. `durable: false` trades crash safety for
 * speed in tests.
 */
export async function startPostgres(options: { dataDir: string; port?: number; durable?: boolean }): Promise<Postgres> {
  const place = placeFor(postgresFolder(), options.dataDir);
  const cluster = join(place.data, 'cluster');
  const durable = options.durable ?? true;
  if (!existsSync(cluster)) await createCluster(place, cluster, durable);
  await stopLeftover(place, cluster);
  const port = options.port ?? (await freePort());
  const { child, exited } = await launchUntilReady(place, cluster, port, durable);
  const password = readFileSync(join(place.data, 'password'), 'utf8');
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    pid: child.pid ?? 0,
    exited,
    // SIGINT is Postgres's fast shutdown, SIGQUIT the immediate one (recovers from its log at the next start).
    close: () => endProcess(child, ['SIGINT', 'SIGQUIT', 'SIGKILL'], 8_000),
  };
}

const logFile = (place: Place) => join(place.data, 'postgres.log');

/** Created under a temporary name, so that an interrupted initdb is not taken for a cluster. */
async function createCluster(place: Place, cluster: string, durable: boolean): Promise<void> {
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const passwordFile = join(place.data, 'password');
  writeFileSync(passwordFile, randomBytes(18).toString('hex'), { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  const args = [`--pgdata=${unfinished}`, `--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  args.push(
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  );
  if (!durable) args.push('--no-sync');
  await runTool(place, 'initdb', args, [passwordFile]);
  renameSync(unfinished, cluster);
}

/**
 * A server may still be stopping after its supervisor was killed; its pid file may outlive a reboot, and its number may be
 * another server's by then: only one that runs on this folder is stopped.
 */
async function stopLeftover(place: Place, cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  const isLeftover = () => commandOf(pid)?.includes(` -D ${cluster} `);
  if (isLeftover()) {
    const stopping = runTool(place, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20']);
    await stopping.catch((error: unknown) => {
      // If it is killed meanwhile, pg_ctl fails because the pid file stays.
      if (isLeftover()) throw error;
    });
  }
  // Whether the file of a server that is gone is stale, Postgres knows: backends may still be ending.
  else if (commandOf(pid)) rmSync(pidFile, { force: true });
}

/** Backends of a killed server end shortly after it, and until then no other starts. */
async function launchUntilReady(place: Place, cluster: string, port: number, durable: boolean) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const child = launch(place, cluster, port, durable);
    endWithParent(child);
    const exited = exitOf(child);
    try {
      await untilReady(cluster, child.pid ?? 0, exited, logFile(place));
      return { child, exited };
    } catch (error) {
      if (!/still in use/.test((error as Error).message) || Date.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function launch(place: Place, cluster: string, port: number, durable: boolean) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile(place), 'a', 0o600);
  try {
    return spawn(join(place.binaries, 'bin', 'postgres'), ['-D', cluster, ...args], {
      cwd: place.data,
      stdio: ['ignore', log, log],
      // A separate process group: Ctrl-C must not stop it before its clients.
      detached: true,
      ...(place.uid === undefined ? {} : { uid: place.uid, gid: place.uid }),
    });
  } finally {
    closeSync(log);
  }
}

/** The eighth line of postmaster.pid is the state, as pg_ctl -w uses. */
async function untilReady(cluster: string, pid: number, exited: Promise<Exit>, log: string): Promise<void> {
  let ended: Exit | undefined;
  exited.then((exit) => {
    ended = exit;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !ended) {
    const lines = readIfThere(join(cluster, 'postmaster.pid')).split('\n');
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return;
    await sleep(15);
  }
  throw new Error(`Postgres did not start (exit ${ended?.code ?? ended?.signal ?? 'none'}): ${tail(readIfThere(log))}`);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const tail = (text: string) => text.trimEnd().split('\n').slice(-4).join(' | ');

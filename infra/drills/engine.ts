import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendSignal } from '@trueseason/testing/servers';
import { restoreNetwork, saveNetwork } from './network.ts';
import { has, run, tryRun } from './run.ts';

/** A container engine, and how to restore its earlier state. */
export interface Engine {
  /** For `docker`, compose and testcontainers. */
  readonly env: NodeJS.ProcessEnv;
  /** Whether we started it. */
  readonly ours: boolean;
  stop(): Promise<void>;
}

const START_MS = 30_000;
const installedIn = (folder: string) => join(folder, 'installed-packages');

const answers = async (env: NodeJS.ProcessEnv) =>
  (await tryRun('docker', ['version', '--format', '{{.Server.Version}}'], { env, timeoutMs: 5_000 })).code === 0;

/** Installs the packages for an engine and its base images on a bare machine. */
async function installPackages(folder: string): Promise<void> {
  const packageOfCommand = { dockerd: 'docker.io', debootstrap: 'debootstrap', iptables: 'iptables' };
  const missing: string[] = [];
  for (const [command, name] of Object.entries(packageOfCommand)) if (!(await has(command))) missing.push(name);
  if (missing.length === 0) return;
  const how = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  const mayInstall = process.getuid?.() === 0 && (await has('apt-get'));
  if (!mayInstall) {
    throw new Error(
      `No container engine answers, and this user cannot start one. Start Docker, or run this as root on Debian.\nMissing: ${how}`,
    );
  }
  process.stdout.write(`Installs ${missing.join(', ')}, which stay until \`npm run drill -- containers --clean\`\n`);
  writeFileSync(installedIn(folder), missing.join(' '));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...missing], { env });
}

async function start(folder: string): Promise<Engine> {
  if (process.getuid?.() !== 0) {
    throw new Error('No container engine is running. Start Docker, or run this as root to start a private one.');
  }
  process.stdout.write(
    'Starts an engine that changes IP forwarding and the firewall; both are set back when it stops. About 13 GB stay in its\n' +
      `cache ${folder} until \`npm run drill -- containers --clean\`\n`,
  );
  await saveNetwork(folder);
  const socket = `unix://${join(folder, 'docker.sock')}`;
  const env = { ...process.env, DOCKER_HOST: socket };
  const log = openSync(join(folder, 'dockerd.log'), 'w');
  const args = [
    ...['--host', socket, '--pidfile', join(folder, 'docker.pid')],
    ...['--data-root', join(folder, 'data'), '--exec-root', join(folder, 'exec')],
  ];
  const child = spawn('dockerd', args, { stdio: ['ignore', log, log], detached: true });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_MS;
  while (!(await answers(env))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const tail = readFileSync(join(folder, 'dockerd.log'), 'utf8').trim().split('\n').slice(-8).join('\n');
      child.kill();
      throw new Error(`dockerd did not start (as root in a container it needs --privileged):\n${tail}`);
    }
    await sleep(200);
  }
  child.unref();
  return {
    env,
    ours: true,
    stop: async () => {
      child.ref();
      child.kill('SIGTERM');
      await Promise.race([exit, sleep(30_000, undefined, { ref: false })]);
      await restoreNetwork(folder);
    },
  };
}

/** An engine that an earlier run kept running. */
async function findLeft(folder: string): Promise<Engine | undefined> {
  const env = { ...process.env, DOCKER_HOST: `unix://${join(folder, 'docker.sock')}` };
  if (!existsSync(join(folder, 'docker.sock')) || !(await answers(env))) return undefined;
  const pid = Number(readFileSync(join(folder, 'docker.pid'), 'utf8'));
  const stop = async () => {
    sendSignal(pid, 'SIGTERM');
    while (existsSync(`/proc/${pid}`)) await sleep(200);
    if (existsSync(join(folder, 'network-before.json'))) await restoreNetwork(folder);
  };
  return { env, ours: true, stop };
}

/** The running engine, else a private one with socket and data below `folder`. */
export async function openEngine(folder: string): Promise<Engine> {
  if (await answers(process.env)) return { env: { ...process.env }, ours: false, stop: async () => {} };
  const leftover = await findLeft(folder);
  if (leftover) return leftover;
  mkdirSync(folder, { recursive: true });
  await installPackages(folder);
  return start(folder);
}

/** Removes the packages that a run installed. */
export async function removePackages(folder: string): Promise<void> {
  if (!existsSync(installedIn(folder))) return;
  const names = readFileSync(installedIn(folder), 'utf8').split(' ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['purge', '--yes', '--auto-remove', ...names], { env });
}

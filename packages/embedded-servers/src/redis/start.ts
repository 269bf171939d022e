import { type ChildProcess, fork, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Exit, endProcess, exitOf, settledWithin } from '../child-process.ts';
import { endWithParent } from '../end-with-parent.ts';
import { freePort } from '../free-port.ts';
import { findInstalled } from './installed.ts';

const START_TIMEOUT_MS = 15_000;

export interface Redis {
  url: string;
  readonly pid: number;
  /** Settles when the server has ended for any reason. */
  readonly exited: Promise<Exit>;
  close(): Promise<void>;
}

/**
 * Starts a private Redis on loopback: an installed redis-server or valkey-server, else Valkey as WebAssembly in a child
 * process. Never evicts, persists nothing, ends with this process. Rejects if the port is taken.
 */
export async function startRedis(options: { port?: number } = {}): Promise<Redis> {
  const port = options.port ?? (await freePort());
  const installed = findInstalled(process.env.PATH ?? '');
  const child = await (installed ? startInstalled(installed, port) : startWasm(port));
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    exited: exitOf(child),
    close: () => endProcess(child, ['SIGTERM', 'SIGKILL'], 3_000),
  };
}

async function startInstalled(executable: string, port: number): Promise<ChildProcess> {
  const settings = {
    port,
    bind: '127.0.0.1',
    save: '',
    appendonly: 'no',
    'maxmemory-policy': 'noeviction',
    dir: tmpdir(),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(executable, args, { stdio: 'ignore', detached: true });
  endWithParent(child, 'TERM');
  let ended = false;
  exitOf(child).then(() => {
    ended = true;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!ended && Date.now() < deadline) {
    // An answer is not enough: on a taken port another server answers while ours is exiting.
    if ((await serverPid(port)) === child.pid) return child;
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`${executable} did not start on port ${port}`);
}

/** Process ID reported by the server on that port; undefined if none answers. */
function serverPid(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('INFO server\r\n'));
    let answer = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
      if (/process_id:\d+\r/.test(answer)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const found = /process_id:(\d+)\r/.exec(answer);
      resolve(found ? Number(found[1]) : undefined);
    });
  });
}

async function startWasm(port: number): Promise<ChildProcess> {
  const script = join(import.meta.dirname, `valkey-process${extname(import.meta.filename)}`);
  const child = fork(script, [String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
    // Do not inherit flags such as a test runner's loaders or an inspector port.
    execArgv: ['--no-warnings'],
  });
  const reported = new Promise<string>((resolve) => child.once('message', (message) => resolve(String(message))));
  const gone = exitOf(child).then(({ code, signal }) => `ended with ${code ?? signal}`);
  const outcome = await settledWithin(Promise.race([reported, gone]), START_TIMEOUT_MS);
  if (outcome === 'ready') return child;
  child.kill('SIGKILL');
  throw new Error(`Valkey did not start on port ${port}: ${outcome ?? 'no answer'}`);
}

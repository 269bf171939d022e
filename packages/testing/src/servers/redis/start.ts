import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { type Exit, endProcess, exitOf, settledWithin } from '../child-process.ts';
import { freePort } from '../free-port.ts';

const START_TIMEOUT_MS = 15_000;

export interface Redis {
  url: string;
  readonly pid: number;
  /** Settles when the server has ended for any reason. */
  readonly exited: Promise<Exit>;
  close(): Promise<void>;
}

/**
 * Starts a private Valkey on loopback, as WebAssembly in a child process. Never evicts, persists nothing, ends with this
 * process. Rejects if the port is taken.
 */
export async function startRedis(options: { port?: number } = {}): Promise<Redis> {
  const port = options.port ?? (await freePort());
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
  if (outcome !== 'ready') {
    child.kill('SIGKILL');
    throw new Error(`Valkey did not start on port ${port}: ${outcome ?? 'no answer'}`);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    exited: exitOf(child),
    close: () => endProcess(child, ['SIGTERM', 'SIGKILL'], 3_000),
  };
}

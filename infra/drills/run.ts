import { type SpawnOptions, spawn } from 'node:child_process';

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  readonly timeoutMs?: number;
}

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const TELL_MS = 30_000;

/** Runs a command and returns its result; 127 if it does not exist. Says every half minute how far a long one is. */
export function tryRun(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { input, timeoutMs, ...rest } = options;
  const spawnOptions: SpawnOptions = { ...rest, ...(timeoutMs && { timeout: timeoutMs }) };
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...spawnOptions, stdio: ['pipe', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    const began = performance.now();
    const words = setInterval(() => {
      const last = [...out.slice(-1), ...err.slice(-1)].join('\n').trim().split('\n').at(-1) ?? '';
      const took = Math.round((performance.now() - began) / 1000);
      process.stdout.write(`    ${took} s ${[command, ...args].join(' ').slice(0, 50)} … ${last.slice(0, 90)}\n`);
    }, TELL_MS);
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
    const end = (code: number, more = '') => {
      clearInterval(words);
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() + more });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code) => end(code ?? 1));
    // A command that exits before reading everything is reported by its exit code.
    child.stdin?.once('error', () => {});
    child.stdin?.end(input);
  });
}

/** @throws with the end of the output if the command fails */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { code, stdout, stderr } = await tryRun(command, args, options);
  if (code !== 0) {
    const tail = `${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n');
    throw new Error(`${[command, ...args].join(' ').slice(0, 300)} ended with ${code}\n${tail}`);
  }
  return stdout.trim();
}

export const has = async (command: string): Promise<boolean> =>
  (await tryRun('sh', ['-c', `command -v ${command}`])).code === 0;

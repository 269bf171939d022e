import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts a bare server in a process of its own, runs something against its address, and ends it. */
export async function withBareServer<Result>(
  program: 'bare-poll' | 'bare-upload',
  env: Record<string, string>,
  use: (url: string, pid: number | undefined) => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${program}.js`)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    });
    return await use(`http://127.0.0.1:${port}`, child.pid);
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}

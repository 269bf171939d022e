import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks a data folder against a second system. The lock is a listening socket, which the kernel releases with the
 * process, so there are no stale locks. Returns the unlock function.
 */
export async function lockData(dataDir: string): Promise<() => Promise<void>> {
  // In the temporary folder, because socket paths are limited to about a hundred characters.
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  const path = join(tmpdir(), `trueseason-${name}.lock`);
  if (await answers(path)) throw new Error(`${dataDir} is in use by another start: stop that one, or set DATA_DIR`);
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

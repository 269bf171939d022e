import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Ends a server with this process, even after a kill: a shell waits on its stdin, which the kernel closes with us, and
 * then sends SIGINT. Without a shell there is no guard.
 */
export function endWithParent(child: ChildProcess): void {
  if (!child.pid) return;
  const guard = spawn('/bin/sh', ['-c', `read _; kill -INT ${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.once('error', () => {});
  guard.unref();
  (guard.stdin as Socket).unref();
  child.once('exit', () => {
    guard.kill('SIGKILL');
    guard.stdin.destroy();
  });
}

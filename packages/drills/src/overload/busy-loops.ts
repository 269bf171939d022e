import { spawn } from 'node:child_process';

/** Starts processes that use all the CPU time they get. @returns ends them */
export function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}

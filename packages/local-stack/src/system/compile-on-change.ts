import { spawn } from 'node:child_process';
import { exitOf } from '@trueseason/testing/servers';
import { watchFolders } from './watch-folders.ts';

/**
 * Compiles workspaces on change.
 * @returns a function that stops watching
 */
export function compileOnChange(root: string, sources: readonly string[]): () => void {
  let running = false;
  let isChangePending = false;
  const compile = async () => {
    isChangePending = running;
    if (running) return;
    running = true;
    await exitOf(spawn('node', ['scripts/compile.mjs'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }));
    running = false;
    if (isChangePending) await compile();
  };
  return watchFolders(sources, ['.ts', '.tsx', '.css'], () => void compile());
}

import { spawnSync } from 'node:child_process';

/** Whether the shell finds these commands. The machines of our scripts have them; a machine that only runs tests needs just Node and npm. */
export const hasCommands = (...names: readonly string[]): boolean =>
  names.every((name) => spawnSync('sh', ['-c', 'command -v "$0"', name]).status === 0);

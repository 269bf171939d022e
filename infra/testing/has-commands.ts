import { spawnSync } from 'node:child_process';

/** What deploy.sh calls besides the container engine. */
export const DEPLOY_COMMANDS = [
  'cp',
  'date',
  'flock',
  'grep',
  'id',
  'mkdir',
  'mv',
  'rm',
  'sed',
  'sleep',
  'sort',
  'tail',
  'tr',
  'xargs',
];

/** Whether the shell finds these commands. The machines of our scripts have them; a machine that only runs tests needs just Node and npm. */
export const hasCommands = (...names: readonly string[]): boolean =>
  names.every((name) => spawnSync('sh', ['-c', 'command -v "$0"', name]).status === 0);

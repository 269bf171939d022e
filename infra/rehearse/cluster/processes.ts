import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_MS = 90_000;
const END_MS = 10_000;

export interface Started {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Whether it answers by now. */
  readonly isReady: () => Promise<boolean>;
}

/** Programs with a log each below `folder`, ended in the reverse order. */
export function createProcesses(folder: string) {
  mkdirSync(folder, { recursive: true });
  const children: ChildProcess[] = [];
  const logOf = (name: string) => join(folder, `${name}.log`);
  return {
    /** @throws with the end of its log when it ends or does not get ready */
    async start(command: string, { name, args, env, isReady }: Started): Promise<void> {
      const log = openSync(logOf(name), 'w');
      const child = spawn(command, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } });
      child.once('error', () => {});
      children.push(child);
      const deadline = Date.now() + READY_MS;
      while (!(await isReady().catch(() => false))) {
        if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
          const tail = readFileSync(logOf(name), 'utf8').trim().split('\n').slice(-12).join('\n');
          throw new Error(`${name} did not start:\n${tail}`);
        }
        await sleep(300);
      }
    },
    async end(): Promise<void> {
      for (const child of children.reverse()) {
        if (child.exitCode !== null || child.pid === undefined) continue;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await Promise.race([ended, sleep(END_MS, undefined, { ref: false })]);
        child.kill('SIGKILL');
      }
    },
  };
}

export type Processes = ReturnType<typeof createProcesses>;

/** @returns whether it answers at all, with whatever certificate it made itself */
export const answers = (address: string) => async (): Promise<boolean> => (await fetch(address)).ok;

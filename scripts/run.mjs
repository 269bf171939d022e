// Runs a command and waits for it. A signal to this process ends the command and then this process, so that nothing runs
// after it; packages that run commands only pass the signal on.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

const root = dirname(import.meta.dirname);
const SIGNALS = ['SIGTERM', 'SIGHUP'];

/**
 * @param output collects what the command says, in place of the terminal
 * @returns its exit code
 */
export function run(command, args, { env = {}, output, stdin = 'ignore' } = {}) {
  return new Promise((resolve) => {
    const stream = output ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: [stdin, stream, stream] });
    for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (chunk) => output.push(chunk));
    let isEnding = false;
    const end = (signal) => {
      isEnding = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.once(signal, end);
    // Another part of the task may fail and end this process.
    const endNow = () => child.kill('SIGTERM');
    process.once('exit', endNow);
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => {
      if (isEnding) process.exit(1);
      for (const signal of SIGNALS) process.off(signal, end);
      process.off('exit', endNow);
      resolve(code ?? 1);
    });
  });
}

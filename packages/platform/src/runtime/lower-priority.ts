import { getPriority, setPriority } from 'node:os';

/**
 * Lets others on this machine go first, and so do the processes and threads started from here on.
 * @param nice 0 to 19
 */
export function lowerPriority(nice: number, service: string): void {
  try {
    // It may have been started with an even lower priority, which only root can raise.
    if (nice > getPriority()) setPriority(nice);
  } catch (error) {
    // A courtesy: a sandbox may refuse it.
    process.stdout.write(`${JSON.stringify({ level: 'warn', service, nice, msg: String(error) })}\n`);
  }
}

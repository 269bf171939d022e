import { getPriority, setPriority } from 'node:os';

/**
 * Lets others on this machine go first, and so do the processes and threads started from here on.
 * @param nice 0 to 19
 */
export function lowerPriority(nice: number, service: string): void {
  try {
    // Whoever started it may let others go first by more, which only root may take back.
    if (nice > getPriority()) setPriority(nice);
  } catch (error) {
    // A courtesy: a sandbox may refuse it.
    process.stdout.write(`${JSON.stringify({ level: 'warn', service, nice, msg: String(error) })}\n`);
  }
}

import { setPriority } from 'node:os';

/**
 * Lets others on this machine go first, and so do the processes and threads started from here on.
 * @param nice 0 to 19
 */
export function lowerPriority(nice: number, service: string): void {
  try {
    if (nice !== 0) setPriority(nice);
  } catch (error) {
    // A courtesy: the container may give way further already.
    process.stdout.write(`${JSON.stringify({ level: 'warn', service, nice, msg: String(error) })}\n`);
  }
}

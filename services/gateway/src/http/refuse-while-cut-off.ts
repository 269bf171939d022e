import type { Server } from 'node:http';
import { connect } from 'node:net';
import { runPeriodically } from '@trueseason/platform/runtime';

/** An overloaded database still accepts connections; only an unreachable one does not. */
const REACH_MS = 1_000;
const LOOK_EVERY_MS = 500;
/** A packet may be lost. */
const MOST_MISSES = 3;

/** Whether something accepts connections there. */
export const reaches = ({ hostname, port }: Pick<URL, 'hostname' | 'port'>): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: REACH_MS });
    const end = (isReached: boolean) => () => {
      socket.destroy();
      resolve(isReached);
    };
    socket.once('connect', end(true)).once('timeout', end(false)).once('error', end(false));
  });

interface Refusal {
  isReached(): Promise<boolean>;
  listen(): void;
  log(state: 'refuses' | 'accepts'): void;
  onError(error: unknown): void;
}

/**
 * While the database cannot be reached, accepts no connections and ends those it has, so that the edge asks another
 * gateway, and serves its own page if there is none.
 */
export function refuseWhileCutOff(
  server: Server,
  { isReached, listen, log, onError }: Refusal,
  everyMs = LOOK_EVERY_MS,
): { close(): Promise<void> } {
  let misses = 0;
  let isRefusing = false;
  const look = async () => {
    misses = (await isReached()) ? 0 : misses + 1;
    if (!isRefusing && misses >= MOST_MISSES) {
      isRefusing = true;
      server.close();
      server.closeAllConnections();
      log('refuses');
    } else if (isRefusing && misses === 0) {
      isRefusing = false;
      listen();
      log('accepts');
    }
  };
  return runPeriodically(everyMs, look, onError);
}

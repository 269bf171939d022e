import { type System, startSystem } from './system/start-system.ts';

/*
 * What `npm start` runs. Reads PORT, OPS_PORT, STAND_INS_PORT and DATA_DIR; Ctrl-C or SIGTERM stops everything.
 */

/** A terminal's Ctrl-C arrives directly and once more through npm: two within this time are one. */
const SAME_SIGNAL_MS = 700;

const { env } = process;
const say = (line: string) => process.stderr.write(`${line}\n`);
const starting = new AbortController();
let system: System | undefined;
let stoppedAt = 0;

function stop(): void {
  if (stoppedAt === 0) {
    stoppedAt = Date.now();
    say('Stopping; once more to stop at once');
    starting.abort();
    void system?.close().then(() => process.exit(0));
  } else if (Date.now() - stoppedAt > SAME_SIGNAL_MS) {
    system?.abandon();
    process.exit(130);
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

try {
  const port = (name: string, otherwise: number) => portNumber(name, env[name] || String(otherwise));
  system = await startSystem({
    dataDir: env.DATA_DIR || '.data',
    ports: { web: port('PORT', 3000), ops: port('OPS_PORT', 3001), standIns: port('STAND_INS_PORT', 3002) },
    env,
    show: say,
    signal: starting.signal,
  });
  process.stdout.write(`${readyLine(system)}\n`);
} catch (error) {
  if (!starting.signal.aborted) say((error as Error).message);
  process.exit(starting.signal.aborted ? 0 : 1);
}

function portNumber(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port from 1 to 65535, not '${value}'`);
}

function readyLine({ urls, freePromoCode }: System): string {
  const mailbox = urls.standIns ? `, mailbox and test payments ${urls.standIns}` : '';
  return `TrueSeason is ready: ${urls.web}  (queues ${urls.ops}${mailbox}, free promo code: ${freePromoCode})`;
}

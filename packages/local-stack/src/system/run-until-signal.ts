import { BRAND } from '@trueseason/contracts';
import { portsOf } from './ports.ts';
import { type System, startSystem } from './start-system.ts';

/** Ctrl-C arrives directly and again through npm; a person who presses it again takes longer. */
const SAME_PRESS_MS = 700;

const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Starts the system per the environment (PORT, OPS_PORT, STAND_INS_PORT, DATA_DIR, and replacements of embedded
 * servers) and stops it on Ctrl-C or SIGTERM; a second Ctrl-C kills everything. Ends this process.
 */
export async function runUntilSignal(
  env: NodeJS.ProcessEnv,
  onReady: (system: System, show: (line: string) => void) => unknown,
  onStop: () => Promise<void> = async () => {},
  webBuilt?: Promise<unknown>,
): Promise<void> {
  const starting = new AbortController();
  let system: System | undefined;
  let stoppedAt = 0;

  // Programs repeat SIGTERM and SIGHUP, and mean the same; only a person means something else by a second Ctrl-C.
  const stop = (signal: NodeJS.Signals) => {
    if (stoppedAt === 0) {
      stoppedAt = Date.now();
      say('Stopping; once more to stop at once');
      starting.abort();
      if (system) void Promise.all([onStop(), system.close()]).then(() => process.exit(0));
    } else if (signal === 'SIGINT' && Date.now() - stoppedAt > SAME_PRESS_MS) {
      system?.abandon();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  try {
    system = await startSystem({
      dataDir: env.DATA_DIR || '.data',
      ports: portsOf(env),
      env,
      show: say,
      webBuilt,
      signal: starting.signal,
    });
  } catch (error) {
    if (!starting.signal.aborted) say((error as Error).message);
    process.exit(starting.signal.aborted ? 0 : 1);
  }
  await onReady(system, say);
}

export function readyLine(
  { urls, providers, freePromoCode, secretsFile, drawsReports }: System,
  web = urls.web,
): string {
  const used = providers.length > 0 ? ` In use from outside: ${providers.join(', ')}.` : '';
  const mailbox = urls.standIns ? `, mailbox and test payments ${urls.standIns}` : '';
  const about = `queues ${urls.ops}${mailbox}, free promo code: ${freePromoCode} (one use per order), passwords in ${secretsFile}`;
  const lack = drawsReports
    ? ''
    : ' No reports and mails: no browser starts; install Chrome or Chromium, or set CHROMIUM_PATH (why: logs/pdf.log)';
  return `${BRAND.name} is ready: ${web}  (${about})${used}${lack}`;
}

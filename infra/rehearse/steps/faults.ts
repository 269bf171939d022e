import { setTimeout as sleep } from 'node:timers/promises';
import { type Bought, buy, countAtProviders, type Photos } from '@trueseason/workshop/customers';
import { type Seen, seconds } from '@trueseason/workshop/report';
import { query, type Stage } from '../compose.ts';
import { type Fault, PARTS } from '../faults.ts';
import { waitUntilHealthy } from './crash.ts';

const LASTS_MS = 5_000;
const APART_MS = 1_000;
const DRAIN_MS = 120_000;
const PATIENCE_MS = 180_000;

/** Leftovers that must not exist, as counting queries. */
const LEFT = {
  'orders that failed': `select count(*) from orders where progress = 'failed'`,
  'rows left in the outbox': 'select count(*) from outbox',
  'mails not sent': `select count(*) from mails where state <> 'sent'`,
};
const KEYS = `select object_key from photos union all select object_key from reports where state = 'ready'`;

async function countLeft(stage: Stage): Promise<Seen[]> {
  const counted: Seen[] = [];
  for (const [what, sql] of Object.entries(LEFT)) {
    const value = await query(stage, sql);
    counted.push({ what, value, ok: value === '0' });
  }
  const bucket = `/objects/${stage.settings.S3_BUCKET || 'trueseason'}`;
  const files = await stage.compose(
    'exec',
    '--no-TTY',
    's3',
    'sh',
    '-c',
    `cd ${bucket} && find orders -type f -size +0`,
  );
  const stored = new Set(files.split('\n'));
  const keys = (await query(stage, KEYS)).split('\n').filter(Boolean);
  const lost = keys.filter((key) => !stored.has(key)).length;
  counted.push({ what: `of ${keys.length} photos and reports lost`, value: String(lost), ok: lost === 0 });
  return counted;
}

/** Waits for running work; what is left is a leftover. */
async function drain(stage: Stage): Promise<Seen[]> {
  const deadline = Date.now() + DRAIN_MS;
  for (;;) {
    const seen = await countLeft(stage);
    if (seen.every(({ ok }) => ok) || Date.now() > deadline) return seen;
    await sleep(2_000);
  }
}

/** Causes each fault while customers buy, and checks what customers, providers and the store saw. */
export async function sufferFaults(stage: Stage, photos: Photos, faults: readonly Fault[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  const buying: Promise<Bought>[] = [];
  for (const { what, begin, end } of faults) {
    await begin();
    const one = buy(stage.urls, photos, `fault-${buying.length}@example.com`, PATIENCE_MS);
    // A failure is reported below.
    one.catch(() => {});
    buying.push(one);
    await sleep(LASTS_MS);
    await end();
    await sleep(APART_MS);
    process.stdout.write(`  . ${what}\n`);
  }
  const started = performance.now();
  for (const part of PARTS) {
    const [id = ''] = await stage.containers(part);
    const ok = await waitUntilHealthy(stage, id);
    if (!ok) seen.push({ what: `${part} afterwards`, value: 'away', ok });
  }
  const bought = await Promise.all(buying);
  return [
    { what: 'faults', value: String(faults.length) },
    ...seen,
    { what: 'the last customer served after', value: seconds(started) },
    ...(await drain(stage)),
    ...(await countAtProviders(stage.urls, bought)),
  ];
}

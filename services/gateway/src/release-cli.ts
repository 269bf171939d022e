/*
 * What `infra/deploy.sh` asks of a new release; each command ends with 1 and a reason if the release must not serve:
 *
 * node dist/release-cli.js order --shop http://… --port 3000 [--running http://…] [--metrics http://…]…
 *   carries an order through the release on trial at `--shop`, whose providers are this process at `--port`, and compares
 *   what a customer saw, and how fast, with the release that runs. `--accept-changes` lets season, sender, price and domain differ.
 * node dist/release-cli.js read
 *   reads orders that earlier releases wrote, and changes nothing
 * node dist/release-cli.js watch --seconds 300 gateway=http://gateway:9100 …
 *   watches a release that has taken over, by the metrics of its processes
 * node dist/release-cli.js redo --of 1.1.0
 *   has what a release that was undone handled handled again by the one that serves, once, and says what
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createLogger, readConfig, storageConfig } from '@trueseason/platform/runtime';
import { openStores } from '@trueseason/shop/flows';
import { openStore } from '@trueseason/shop/storage';
import { readGatewayConfig } from './config.ts';
import { carryOrder } from './release/carry-order.ts';
import { checkWebApp } from './release/check-web-app.ts';
import { compareSpeed } from './release/compare-speed.ts';
import { compareFacts, readRunningFacts } from './release/facts.ts';
import { lookAtProcesses } from './release/look-at-processes.ts';
import { startProviderSink } from './release/provider-sink.ts';
import { readBoughtOrders } from './release/read-bought-orders.ts';
import { redoRelease } from './release/redo-release.ts';
import { createVisitor } from './release/visitor.ts';
import { judgeLooks, LOOK_MS, type Look } from './release/watch-release.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shop: { type: 'string', default: '' },
    port: { type: 'string', default: '3000' },
    running: { type: 'string' },
    metrics: { type: 'string', multiple: true, default: [] },
    'accept-changes': { type: 'boolean', default: false },
    'trial-prefix': { type: 'string' },
    seconds: { type: 'string', default: '300' },
    of: { type: 'string' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Painted, three shots of one person. */
const PHOTOS = join(import.meta.dirname, '../smoke-photos');

async function order(): Promise<void> {
  const { shop, running, metrics } = values;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = readGatewayConfig();
  const providers = await startProviderSink(Number(values.port), '0.0.0.0');
  try {
    await clearTrial();
    const photos = readdirSync(PHOTOS).map((name) => Uint8Array.from(readFileSync(join(PHOTOS, name))));
    const facts = await carryOrder({ shop, providers, webhookSecret, photos, say });
    say(`web app: ${await checkWebApp(createVisitor(shop))} scripts and styles`);
    const changes = compareFacts(await readRunningFacts(metrics), facts);
    for (const change of changes) say(change);
    if (changes.length > 0 && !values['accept-changes'])
      throw new Error(`${changes.join('; ')}: meant so, it takes --accept-changes`);
    if (running) say(`speed: ${await compareSpeed(createVisitor(running), createVisitor(shop))}`);
  } finally {
    await providers.close();
    await clearTrial().catch((error: Error) => say(`Objects of the trial stay until the next one: ${error.message}`));
  }
}

/** What the order left in the object store, also one that an interrupted trial left. */
async function clearTrial(): Promise<void> {
  const prefix = values['trial-prefix'];
  if (prefix) await openStore(readConfig(storageConfig)).deletePrefix(prefix);
}

async function read(): Promise<void> {
  const config = readGatewayConfig();
  const url = new URL(config.DATABASE_URL);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const stores = await openStores({ ...config, DATABASE_URL: url.href }, createLogger('release', 'warn'));
  try {
    say(`orders of earlier releases that were read: ${await readBoughtOrders(stores)}`);
  } finally {
    await stores.db.close();
  }
}

async function redo(): Promise<void> {
  if (!values.of) throw new Error('--of which release');
  const stores = await openStores(readGatewayConfig(), createLogger('release', 'warn'));
  try {
    await redoRelease(stores, values.of, say);
  } finally {
    await stores.db.close();
  }
}

async function watch(services: readonly string[]): Promise<void> {
  const end = Date.now() + Number(values.seconds) * 1000;
  const looks: Look[] = [];
  while (Date.now() < end) {
    looks.push(await lookAtProcesses(services));
    const wrong = judgeLooks(looks);
    if (wrong) throw new Error(wrong);
    await sleep(LOOK_MS);
  }
  say(`watched for ${values.seconds} s`);
}

const [command, ...rest] = positionals;
const COMMANDS: Readonly<Record<string, () => Promise<void>>> = { order, read, redo, watch: () => watch(rest) };
try {
  const run = COMMANDS[command ?? ''];
  if (!run) throw new Error('order, read, redo or watch');
  await run();
} catch (error) {
  say(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/*
 * After Postgres came back without its last moments, before services start; repeatable (restore.md):
 *
 * node dist/reconcile-cli.js [--since 2026-11-28T03:00:00Z] [--refund]
 *
 * `--since`: what it came back to; by default the last moment that it knows. Without `--refund` payments of lost orders
 * are listed: another shop may use the account.
 */
import { parseArgs } from 'node:util';
import { createLogger } from '@trueseason/platform/runtime';
import { openElsewhere } from '@trueseason/platform/storage';
import { openStores } from '@trueseason/shop/encryption';
import { lastMoment } from '@trueseason/shop/order';
import { anchorSecrets } from './access/link-secrets.ts';
import { readGatewayConfig } from './config.ts';
import { openPayments } from './payment/payment-provider.ts';
import { settleLost } from './payment/settle-lost.ts';
import { askForLostPhotos } from './privacy/ask-for-lost-photos.ts';
import { copyErasures } from './privacy/erasures.ts';
import { OVERLAP_MS, replayErasures, replayMails } from './privacy/replay-erasures.ts';

const { since: given, refund = false } = parseArgs({
  options: { since: { type: 'string' }, refund: { type: 'boolean' } },
}).values;
const config = readGatewayConfig();
const { db, store } = await openStores(config, createLogger('gateway', 'warn'));
const say = (text: string) => process.stdout.write(`${text}\n`);
try {
  const since = given === undefined ? await lastMoment(db) : new Date(given);
  if (Number.isNaN(since.getTime())) throw new Error('--since is no time like 2026-11-28T03:00:00Z');
  const elsewhere = openElsewhere(config);
  if (elsewhere) {
    await copyErasures(elsewhere, store);
    say(`Notes of mails that are not sent again: ${await replayMails(db, elsewhere, since)}`);
  }
  const erased = Object.entries(await replayErasures({ db, store, secrets: anchorSecrets(config) }, since));
  say(`Deleted again since ${since.toISOString()}: ${erased.map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
  say(`Orders without their photos, which are asked for: ${await askForLostPhotos(db, store)}`);
  const deps = { db, store, config, payments: openPayments(config) };
  const found = await settleLost(deps, new Date(since.getTime() - OVERLAP_MS), refund);
  for (const { intent, outcome } of found) {
    say(`${intent.id}, order ${intent.orderId}, ${intent.amount} ${intent.currency}, ${intent.status}: ${outcome}`);
  }
  const left = found.filter(({ intent, outcome }) => outcome === 'kept' && intent.status === 'succeeded').length;
  say(`Payments that the database lacked: ${found.length}; still to refund: ${left}`);
  if (left > 0) process.exitCode = 1;
} finally {
  await db.destroy();
}

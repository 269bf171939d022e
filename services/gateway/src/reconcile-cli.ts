/*
 * After Postgres came back without its last moments, before services start; repeatable (restore.md):
 *
 * node dist/reconcile-cli.js [--since 2026-11-28T03:00:00Z] [--refund]
 *
 * `--since`: what it came back to; by default the last moment that it knows. Without `--refund` payments of lost orders
 * are listed: another shop may use the account.
 */
import { createLogger } from '@trueseason/platform/runtime';
import { openStores } from '@trueseason/shop/flows';
import { findLastEventTime } from '@trueseason/shop/order';
import { openBackupStore } from '@trueseason/shop/storage';
import { anchorSecretsOf } from './audit/link-secrets.ts';
import { readGatewayConfig } from './config.ts';
import { copyErasureMarkers } from './erasure/erasure-markers.ts';
import { openPaymentProvider } from './payment/payment-provider.ts';
import { type RecoveredPayment, recoverPayments } from './payment/recover-payments.ts';
import { OVERLAP_MS, replayErasures, replaySentMails } from './privacy/replay-erasures.ts';
import { requestLostPhotos } from './privacy/request-lost-photos.ts';
import { readOptions } from './read-options.ts';

/** Restored: the order has the payment again, and something else keeps it open. */
const OUTCOME_TEXTS: Readonly<Record<RecoveredPayment['outcome'], string>> = {
  settled: 'order settled',
  restored: 'order knows it again',
  refunded: 'refunded',
  canceled: 'canceled',
  unchanged: 'kept',
};

const USAGE = `reconcile [--since 2026-11-28T03:00:00Z] [--refund]
Finds what a restored database lacks: deletions, payments and photos. Repeatable.
  --since   what the database came back to; by default the last moment that it knows
  --refund  returns payments of lost orders, which are only listed otherwise: another shop may use the account.
            We know no address of theirs, so tell those customers from the provider's records`;

const { since: sinceOption, refund = false } = readOptions(USAGE, {
  since: { type: 'string' },
  refund: { type: 'boolean' },
});
const config = readGatewayConfig();
const { db, store } = await openStores(config, createLogger('gateway', 'warn'));
const printLine = (text: string) => process.stdout.write(`${text}\n`);
try {
  const since = sinceOption === undefined ? await findLastEventTime(db) : new Date(sinceOption);
  if (Number.isNaN(since.getTime())) throw new Error('--since is no time like 2026-11-28T03:00:00Z');
  const backupStore = openBackupStore(config);
  if (backupStore) {
    await copyErasureMarkers(backupStore, store);
    printLine(`Notes of mails that are not sent again: ${await replaySentMails(db, backupStore, since)}`);
  }
  const replayed = Object.entries(await replayErasures({ db, store, secrets: anchorSecretsOf(config) }, since));
  printLine(
    `Deleted again since ${since.toISOString()}: ${replayed.map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
  );
  printLine(`Orders without their photos, which are asked for: ${await requestLostPhotos(db, store)}`);
  const deps = { db, store, config, payments: openPaymentProvider(config) };
  const recovered = await recoverPayments(deps, new Date(since.getTime() - OVERLAP_MS), refund);
  for (const { intent, outcome } of recovered) {
    printLine(
      `${intent.id}, order ${intent.orderId}, ${intent.amount} ${intent.currency}, ${intent.status}: ${OUTCOME_TEXTS[outcome]}`,
    );
  }
  const refundableCount = recovered.filter(
    ({ intent, outcome }) => outcome === 'unchanged' && intent.status === 'succeeded',
  ).length;
  printLine(`Payments that the database lacked: ${recovered.length}; still to refund: ${refundableCount}`);
  if (refundableCount > 0) process.exitCode = 1;
} finally {
  await db.close();
}

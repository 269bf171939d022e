import { type Logger, runPeriodically } from '@trueseason/platform/runtime';
import {
  claimReconciliation,
  endReconciliation,
  LEASE_RENEWAL_MS,
  noteProviderAway,
  renewReconciliation,
} from '@trueseason/shop/payment';
import type { GatewayConfig } from '../config.ts';
import { closeBooks } from './close-books.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { readPaymentEvents } from './read-payment-events.ts';
import { reconcilePayments } from './reconcile.ts';

type ReconciliationDeps = PaymentDeps & {
  readonly config: Pick<GatewayConfig, 'RECONCILE_INTERVAL_MS' | 'REFUND_AFTER_DAYS'>;
};

/** Compares our records with the provider's, in one gateway at a time and once per interval. */
export async function reconcileWithLease(deps: ReconciliationDeps, logger: Logger): Promise<void> {
  const { db, config } = deps;
  const lease = await claimReconciliation(db);
  if (!lease) return;
  const logDelay = (task: string) => (error: unknown) => logger.warn({ reason: String(error) }, `${task} waits`);
  const renewal = runPeriodically(LEASE_RENEWAL_MS, () => renewReconciliation(db), logDelay('renewing the lease'));
  let { readTo } = lease;
  let isAway = false;
  try {
    // If the list cannot be read, what we owe is paid all the same.
    readTo = await readPaymentEvents(deps, lease, logger).catch((error: unknown) => {
      logDelay('reading the list of events')(error);
      isAway = true;
      return lease.readTo;
    });
    await noteProviderAway(db, isAway);
    await closeBooks(deps, readTo, logger).catch(logDelay('closing the books'));
    const counts = await reconcilePayments(deps, config.REFUND_AFTER_DAYS);
    if (counts.refunded + counts.failed > 0) logger.warn(counts, 'reconciled payments');
  } finally {
    await renewal.close();
    await endReconciliation(db, { ...lease, readTo }, config.RECONCILE_INTERVAL_MS);
  }
}

import { ACCOUNTING_RETENTION_YEARS, ORDER_RETENTION } from '@trueseason/contracts';
import { deleteOldAccounts, findExpiredOrders } from '@trueseason/db';
import type { GatewayDeps } from '../deps.ts';
import { eraseWholeOrder } from './erase-order.ts';

const BATCH = 100;

/** Deletes a batch of orders that were kept long enough, and accounts that no law asks for. One that resists keeps no other. */
export async function expireOrdersOnce(
  deps: Pick<GatewayDeps, 'config' | 'db' | 'store' | 'payments' | 'queue'>,
): Promise<{ deleted: number; failed: number }> {
  const expired = await findExpiredOrders(deps.db, { ...ORDER_RETENTION, limit: BATCH });
  const done = { deleted: 0, failed: 0 };
  for (const orderId of expired) {
    await eraseWholeOrder(deps, orderId, { actor: 'system' }).then(
      () => (done.deleted += 1),
      () => (done.failed += 1),
    );
  }
  await deleteOldAccounts(deps.db, ACCOUNTING_RETENTION_YEARS);
  return done;
}

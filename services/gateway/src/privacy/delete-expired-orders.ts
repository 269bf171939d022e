import { ORDER_RETENTION } from '@trueseason/contracts';
import { deleteExpiredComplaints } from '@trueseason/shop/complaint';
import { findExpiredOrders } from '@trueseason/shop/flows';
import { deleteExpiredAccounting } from '@trueseason/shop/payment';
import type { GatewayDeps } from '../deps.ts';
import { deleteInBatches } from '../erasure/delete-in-batches.ts';
import { eraseWholeOrder } from './erase-whole-order.ts';

/** Deletes all expired orders, accounting records and complaints. A failing one does not block the others. */
export async function deleteExpiredOrders(
  deps: Pick<GatewayDeps, 'config' | 'db' | 'store' | 'payments' | 'queue'>,
): Promise<{ deleted: number; failed: number }> {
  const counts = await deleteInBatches(
    (limit) => findExpiredOrders(deps.db, { ...ORDER_RETENTION, limit }),
    (orderId) => eraseWholeOrder(deps, orderId, { actor: 'system' }),
  );
  await deleteExpiredAccounting(deps.db);
  await deleteExpiredComplaints(deps.db);
  return counts;
}

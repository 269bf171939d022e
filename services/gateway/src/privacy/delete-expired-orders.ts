import { ORDER_RETENTION } from '@trueseason/contracts';
import { findExpiredOrders } from '@trueseason/shop/flows';
import type { GatewayDeps } from '../deps.ts';
import { deleteInBatches } from '../erasure/delete-in-batches.ts';
import { eraseWholeOrder } from './erase-whole-order.ts';

/** Deletes all expired orders. A failing one does not block the others. */
export const deleteExpiredOrders = (deps: Pick<GatewayDeps, 'config' | 'db' | 'store' | 'payments' | 'queue'>) =>
  deleteInBatches(
    (limit) => findExpiredOrders(deps.db, { ...ORDER_RETENTION, limit }),
    (orderId) => eraseWholeOrder(deps, orderId, { actor: 'system' }),
  );

import { query } from '../database/index.ts';
import type { Transition } from '../order/index.ts';

/** Ends access to an order by mailed links, codes and lookups, as when its address changes. Its browsers keep theirs. */
export async function endReadAccess(trx: Transition, orderId: number): Promise<void> {
  await query(trx)
    .updateTable('orders')
    .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
  await query(trx).deleteFrom('grants').where('order_id', '=', orderId).where('level', '=', 'read').execute();
  await query(trx).deleteFrom('access_codes').where('order_id', '=', orderId).execute();
}

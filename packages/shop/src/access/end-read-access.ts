import { revokeMailedLinks, type Transition } from '../order/index.ts';
import { query } from './tables.ts';

/** Ends access to an order by mailed links, codes and lookups, as when its address changes. Its browsers keep theirs. */
export async function endReadAccess(trx: Transition, orderId: number): Promise<void> {
  await revokeMailedLinks(trx, orderId);
  await query(trx).deleteFrom('grants').where('order_id', '=', orderId).where('level', '=', 'read').execute();
  await query(trx).deleteFrom('access_codes').where('order_id', '=', orderId).execute();
}

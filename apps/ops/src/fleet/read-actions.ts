import type { Db } from '@trueseason/db';
import { readFacts } from '@trueseason/orders';
import { type OrderAction, offeredActions } from '../order-actions.ts';

/** What helps each of these orders now. */
export async function readActions(db: Db, orderIds: readonly number[]): Promise<Record<number, OrderAction[]>> {
  const found = await Promise.all(orderIds.map(async (orderId) => [orderId, await readFacts(db, orderId)] as const));
  return Object.fromEntries(found.map(([orderId, facts]) => [orderId, facts ? offeredActions(facts) : []]));
}

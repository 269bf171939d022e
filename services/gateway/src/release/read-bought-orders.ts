import { publicOrderSchema } from '@trueseason/contracts';
import type { Measurements } from '@trueseason/shop/analysis';
import type { Database } from '@trueseason/shop/database';
import { findFirstAndLastCompleted } from '@trueseason/shop/order';
import { findReport } from '@trueseason/shop/report';
import { type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import { viewOrder } from '../view/order-view.ts';

/**
 * Reads the first and the last order that customers bought, which earlier releases wrote, as their holders see them, and
 * the last one's report. Changes nothing. @returns how many there are. @throws if one cannot be read
 */
export async function readBoughtOrders(deps: {
  readonly db: Database;
  readonly measurements: Measurements;
  readonly store: ObjectStore;
}): Promise<number> {
  const orders = await findFirstAndLastCompleted(deps.db);
  for (const order of orders) {
    const { analysisResult } = publicOrderSchema.parse(await viewOrder(deps, order));
    if (!analysisResult || 'locked' in analysisResult) throw new Error(`Order ${order.id} has no result`);
    if ((await findReport(deps.db, order.id))?.state !== 'ready') continue;
    const report = await deps.store.getBytes(objectKeys.report(order.id));
    if (!report.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`Order ${order.id} has no report`);
  }
  return orders.length;
}

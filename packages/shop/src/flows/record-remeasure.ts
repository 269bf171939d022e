import { type Repeat, recordDayComparison } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import { comparing } from '../remeasure/index.ts';

/** Counts how a re-measure compares with the order that it repeats, once. */
export async function recordRemeasure(db: Database, repeat: Repeat, orderId: number): Promise<void> {
  await recordDayComparison(db, repeat, comparing(orderId));
}

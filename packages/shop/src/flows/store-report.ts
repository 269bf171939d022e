import type { Scope } from '@trueseason/contracts';
import type { Measurements } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import { findOrder } from '../order/index.ts';
import { type ObjectStore, objectKeys } from '../storage/index.ts';
import { recordReport } from './record-report.ts';

interface ReportStores {
  readonly db: Database;
  readonly store: Pick<ObjectStore, 'put'>;
  readonly measurements: Pick<Measurements, 'findAnalysis'>;
}

/**
 * Stores the rendered report and records it, so that its mail may be sent. Idempotent. False if the order was deleted,
 * or its consent withdrawn, meanwhile.
 * @throws StaleReportError if the result has changed: render again
 */
export async function storeReport(
  { db, store, measurements }: ReportStores,
  orderId: number,
  pdf: Uint8Array,
  basis: { revision: number; scope: Scope },
): Promise<boolean> {
  const objectKey = objectKeys.report(orderId);
  try {
    await store.put(objectKey, pdf, 'application/pdf');
  } catch (error) {
    // Without a key the order went meanwhile: not an outage.
    const isKept = (await findOrder(db, orderId)) && (await measurements.findAnalysis(orderId));
    if (isKept) throw error;
    return false;
  }
  await recordReport(db, orderId, { objectKey, bytes: pdf.byteLength, ...basis });
  return true;
}

/** Stores a disputed order's file up to an event, in place of an earlier event's. */
export async function storeDisputeFile(
  store: Pick<ObjectStore, 'put' | 'deletePrefix'>,
  orderId: number,
  event: number,
  pdf: Uint8Array,
): Promise<void> {
  await store.deletePrefix(objectKeys.allDisputeFiles(orderId));
  await store.put(objectKeys.disputeFile(orderId, event), pdf, 'application/pdf');
}

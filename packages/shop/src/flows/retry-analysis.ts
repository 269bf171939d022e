import type { Database } from '../database/index.ts';
import { lockOrder, moveProgress, transact } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { listPhotos } from '../photos/index.ts';
import { analyzeJob } from './analyze-job.ts';

/** For an operator. Analyzes a failed order's photos again. */
export async function retryAnalysis(db: Database, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.progress !== 'failed' || (await listPhotos(trx, orderId)).length === 0) return false;
    await moveProgress(trx, orderId, ['failed'], 'files_uploaded', { failure: null, photos_asked_at: null });
    await requestJob(trx, analyzeJob, { orderId });
    return true;
  });
}

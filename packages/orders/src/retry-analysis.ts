import { type Db, listPhotos, lockOrder } from '@trueseason/db';
import { analyzeJob } from './jobs/analyze.ts';
import { requestJob } from './jobs/job.ts';
import { moveProgress } from './move-progress.ts';
import { transact } from './order-events.ts';

/** For an operator. Analyzes a failed order's photos again. */
export async function retryAnalysis(db: Db, orderId: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.progress !== 'failed' || (await listPhotos(trx, orderId)).length === 0) return false;
    await moveProgress(trx, orderId, ['failed'], 'files_uploaded');
    await trx.updateTable('orders').set({ failure: null, photos_asked_at: null }).where('id', '=', orderId).execute();
    await requestJob(trx, analyzeJob, { orderId });
    return true;
  });
}

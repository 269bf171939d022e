import { ANALYSIS_FAILURES } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import { failAnalysis } from '@trueseason/shop/flows';
import { listOrdersUnderAnalysis } from '@trueseason/shop/order';
import { listPhotos } from '@trueseason/shop/photos';
import { type ObjectStore, objectKeys } from '@trueseason/shop/storage';

/** Ends analyses whose photos the store lost; paid orders ask for new ones by mail. Idempotent. Returns how many. */
export async function requestLostPhotos(db: Database, store: Pick<ObjectStore, 'list'>): Promise<number> {
  let failedCount = 0;
  for (const id of await listOrdersUnderAnalysis(db)) {
    const storedKeys = new Set(await store.list(objectKeys.photos(id)));
    const isComplete = (await listPhotos(db, id)).every(({ object_key }) => storedKeys.has(object_key));
    if (!isComplete && (await failAnalysis(db, id, ANALYSIS_FAILURES.givenUp))) failedCount += 1;
  }
  return failedCount;
}

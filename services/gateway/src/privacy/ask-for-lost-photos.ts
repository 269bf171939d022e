import { ANALYSIS_FAILURES } from '@trueseason/contracts';
import { type ObjectStore, objectKeys } from '@trueseason/platform/storage';
import { failAnalysis } from '@trueseason/shop/analysis';
import type { Db } from '@trueseason/shop/database';
import { listPhotos } from '@trueseason/shop/photos';

/** Ends analyses whose photos the store lost; paid orders ask for new ones by mail. Idempotent. Returns how many. */
export async function askForLostPhotos(db: Db, store: Pick<ObjectStore, 'list'>): Promise<number> {
  const waiting = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      eb.or([eb('progress', 'in', ['files_uploaded', 'processing']), eb('measuring_since', 'is not', null)]),
    )
    .execute();
  let asked = 0;
  for (const { id } of waiting) {
    const there = new Set(await store.list(objectKeys.photos(id)));
    const isComplete = (await listPhotos(db, id)).every(({ object_key }) => there.has(object_key));
    if (!isComplete && (await failAnalysis(db, id, ANALYSIS_FAILURES.givenUp))) asked += 1;
  }
  return asked;
}

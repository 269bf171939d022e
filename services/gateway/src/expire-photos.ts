import { findExpiredPhotos } from '@trueseason/orders';
import type { GatewayDeps } from './deps.ts';
import { removePhotos } from './remove-photos.ts';

const BATCH = 200;

/** Deletes all photos that have been kept long enough. One order that resists does not keep the others. */
export async function expirePhotosOnce({
  db,
  store,
}: Pick<GatewayDeps, 'db' | 'store'>): Promise<{ deleted: number; failed: number }> {
  const done = { deleted: 0, failed: 0 };
  for (;;) {
    const expired = await findExpiredPhotos(db, BATCH + done.failed);
    const before = done.deleted;
    done.failed = 0;
    for (const orderId of expired) {
      try {
        await removePhotos({ db, store }, orderId, { receipt: false });
        done.deleted += 1;
      } catch {
        done.failed += 1;
      }
    }
    if (done.deleted === before || expired.length < BATCH) return done;
  }
}

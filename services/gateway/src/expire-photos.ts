import { findExpiredPhotos, listExpiredPhotos, recordPhotosDeleted } from '@trueseason/orders';
import { objectKeys } from '@trueseason/storage';
import type { GatewayDeps } from './deps.ts';
import { deleteAll } from './privacy/delete-all.ts';

/** Deletes all photos that have been kept long enough. One order that resists does not keep the others. */
export const expirePhotosOnce = ({ db, store }: Pick<GatewayDeps, 'db' | 'store'>) =>
  deleteAll(
    (limit) => findExpiredPhotos(db, limit),
    (orderId) => removeExpired({ db, store }, orderId),
  );

/** Those alone: its customer may bring others to the same order meanwhile. Looks twice, as `removePhotos` does. */
async function removeExpired({ db, store }: Pick<GatewayDeps, 'db' | 'store'>, orderId: number): Promise<void> {
  const only = await listExpiredPhotos(db, orderId);
  const uploads = [...new Set(only.map(objectKeys.uploadOf))];
  for (const upload of uploads) await store.deletePrefix(upload);
  await recordPhotosDeleted(db, orderId, { receipt: false, only });
  for (const upload of uploads) await store.deletePrefix(upload);
}

import { findExpiredPhotos, listExpiredPhotos } from '@trueseason/orders';
import type { GatewayDeps } from './deps.ts';
import { deleteAll } from './privacy/delete-all.ts';
import { removePhotos } from './remove-photos.ts';

/**
 * Deletes all photos that have been kept long enough, and not those that a customer uploads to the same order meanwhile.
 * One order that resists does not keep the others.
 */
export const expirePhotosOnce = ({ db, store }: Pick<GatewayDeps, 'db' | 'store'>) =>
  deleteAll(
    (limit) => findExpiredPhotos(db, limit),
    async (orderId) =>
      removePhotos({ db, store }, orderId, { receipt: false, only: await listExpiredPhotos(db, orderId) }),
  );

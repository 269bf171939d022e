import { findExpiredPhotos, listExpiredPhotos } from '@trueseason/shop/photos';
import type { GatewayDeps } from '../deps.ts';
import { deleteInBatches } from '../erasure/delete-in-batches.ts';
import { removePhotos } from './remove-photos.ts';

/**
 * Deletes all expired photos, but not those that a customer is uploading to the same order. A failing order does not
 * block the others.
 */
export const deleteExpiredPhotos = ({ db, store }: Pick<GatewayDeps, 'db' | 'store'>) =>
  deleteInBatches(
    (limit) => findExpiredPhotos(db, limit),
    async (orderId) =>
      removePhotos({ db, store }, orderId, { receipt: false, only: await listExpiredPhotos(db, orderId) }),
  );

import type { Database } from '@trueseason/shop/database';
import { findOrphanedUploads, listAllPhotos, type NewPhoto, removeUpload } from '@trueseason/shop/photos';
import { type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import type { FastifyRequest } from 'fastify';
import { deleteInBatches } from '../erasure/delete-in-batches.ts';

export interface UploadDeps {
  readonly db: Database;
  readonly store: ObjectStore;
}

/** Longer than any request runs. */
export const ORPHANED_MS = 60 * 60 * 1000;

/** Removes orphaned photos. Failures are recorded and retried. */
export async function discardUpload(deps: UploadDeps, prefix: string, request: FastifyRequest): Promise<void> {
  await removeUpload(deps, prefix).catch((error: Error) => {
    request.log.warn({ reason: error.name, prefix }, 'could not remove a refused upload; retrying later');
  });
}

/** The same for received but unattached photos. */
export async function discardPhotos(
  deps: UploadDeps,
  photos: readonly NewPhoto[],
  request: FastifyRequest,
): Promise<void> {
  const prefixes = new Set(photos.map(({ object_key }) => objectKeys.uploadOf(object_key)));
  for (const prefix of prefixes) await discardUpload(deps, prefix, request);
}

const areRecorded = async (db: Database, orderId: number, photos: readonly NewPhoto[]): Promise<boolean> => {
  const recordedKeys = new Set((await listAllPhotos(db, orderId)).map(({ object_key }) => object_key));
  return photos.every(({ object_key }) => recordedKeys.has(object_key));
};

/**
 * Records photos with `work`. If Postgres committed but its reply was lost, returns 'already_recorded'. If not recorded,
 * deletes them and rethrows; if unknown, keeps them for `removeOrphanedUploads`, since the order may have no others.
 */
export async function recordOrDiscardPhotos<Result>(
  deps: UploadDeps,
  request: FastifyRequest,
  { orderId, photos }: { readonly orderId: number; readonly photos: readonly NewPhoto[] },
  work: () => Promise<Result>,
): Promise<Result | 'already_recorded'> {
  try {
    return await work();
  } catch (error) {
    const isRecorded = await areRecorded(deps.db, orderId, photos).catch(() => 'unknown' as const);
    if (isRecorded === true) return 'already_recorded';
    if (isRecorded === false) await discardPhotos(deps, photos, request);
    throw error;
  }
}

/** Removes uploads left by crashes and outages. Returns how many. */
export async function removeOrphanedUploads(deps: UploadDeps): Promise<number> {
  const { deleted } = await deleteInBatches(
    (limit) => findOrphanedUploads(deps.db, ORPHANED_MS, limit),
    (prefix) => removeUpload(deps, prefix),
  );
  return deleted;
}

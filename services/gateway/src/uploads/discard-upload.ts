import { type Db, deleteOrphanedKeys, findOrphanedUploads, forgetUpload, type NewPhoto } from '@trueseason/db';
import { type ObjectStore, objectKeys } from '@trueseason/storage';
import type { FastifyRequest } from 'fastify';

export interface UploadDeps {
  readonly db: Db;
  readonly store: ObjectStore;
}

/** No request is under way for so long. */
const ORPHANED_MS = 60 * 60 * 1000;
const BATCH = 200;

async function remove({ db, store }: UploadDeps, prefix: string): Promise<void> {
  await store.deletePrefix(prefix);
  await forgetUpload(db, prefix);
}

/** Removes photos that no order has. What cannot be removed now is on record and goes later. */
export async function discardUpload(deps: UploadDeps, prefix: string, request: FastifyRequest): Promise<void> {
  await remove(deps, prefix).catch((error: Error) => {
    request.log.warn({ reason: error.name, prefix }, 'a refused upload is removed later');
  });
}

/** The same for photos that were received whole and then found no place. */
export async function discardPhotos(
  deps: UploadDeps,
  photos: readonly NewPhoto[],
  request: FastifyRequest,
): Promise<void> {
  const prefixes = new Set(photos.map(({ object_key }) => objectKeys.uploadOf(object_key)));
  for (const prefix of prefixes) await discardUpload(deps, prefix, request);
}

/** Removes what crashes and outages left in the store. Returns how many uploads. */
export async function removeOrphanedUploads(deps: UploadDeps): Promise<number> {
  const orphaned = await findOrphanedUploads(deps.db, ORPHANED_MS, BATCH);
  await deleteOrphanedKeys(deps.db, ORPHANED_MS);
  const removed = await Promise.allSettled(orphaned.map((prefix) => remove(deps, prefix)));
  return removed.filter(({ status }) => status === 'fulfilled').length;
}

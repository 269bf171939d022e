import { type RawBuilder, sql } from 'kysely';
import { isAnalyzed } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import { deleteKeysWithout } from '../encryption/index.ts';
import { isLockedOrder, isPlaced } from '../order/index.ts';
import { holdsPhotos, isUploading } from '../photos/index.ts';
import { hasReport } from '../report/index.ts';
import { type KeyOwner, objectKeys } from '../storage/index.ts';

/** Part of a statement: whether there is something to encrypt with this key. Keeps the order from being deleted. */
export function isKeyNeeded({ orderId, kind }: KeyOwner): RawBuilder<boolean> {
  const id = sql`${orderId}::bigint`;
  const isThere = isLockedOrder(orderId);
  if (kind === 'evidence') return isThere;
  if (kind === 'photos') return sql`(${isUploading(objectKeys.photos(orderId))} or ${isThere} and ${holdsPhotos(id)})`;
  const isMeasured = isLockedOrder(orderId, ['processing', 'analyzed']);
  return sql`(${isMeasured} or ${isThere} and (${isAnalyzed(id)} or ${hasReport(id)}))`;
}

/** Deletes keys of abandoned uploads. Returns how many. */
export const deleteOrphanedKeys = (db: Database, olderThanMs: number): Promise<number> =>
  deleteKeysWithout(db, isPlaced(sql`order_keys.order_id`), olderThanMs);

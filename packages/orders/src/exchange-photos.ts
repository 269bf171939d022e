import { isCompleted, MOST_EXCHANGES, PHOTO_COUNT } from '@trueseason/contracts';
import {
  type Db,
  insertPhotos,
  listPhotos,
  type OrderRow,
  type PhotoRow,
  removePhotos,
  type Trx,
} from '@trueseason/db';
import type { MorePhotos } from './attach-more-photos.ts';
import { concludeIfDue } from './conclude-order.ts';
import { note, transact } from './order-events.ts';
import { lockUnchanged, writeResult } from './replace-result.ts';
import { keepOutlines } from './run-analysis.ts';

/** Remaining exchanges of an order whose photos `differ` like those of several people, or that was asked for others. */
export async function exchangesLeft(db: Db | Trx, order: OrderRow, differ: boolean): Promise<number> {
  if (!isCompleted(order)) return 0;
  if (order.photos_asked_at) return 1;
  if (!differ) return 0;
  // Deleted or expired, or their owner did not keep them.
  const held = await listPhotos(db, order.id);
  return held.length === 0 ? 0 : Math.max(0, MOST_EXCHANGES - order.photo_exchanges);
}

/**
 * Replaces a completed order's photos and result, and delivers it again. Keeps no measurements of the old photos, which
 * may show another person. Returns them for deletion; null if the order changed meanwhile.
 */
export async function exchangePhotos(db: Db, orderId: number, other: MorePhotos): Promise<PhotoRow[] | null> {
  if (other.photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  return transact(db, async (trx) => {
    const unchanged = await lockUnchanged(trx, orderId, other);
    if (!unchanged || (await exchangesLeft(trx, unchanged.order, true)) === 0) return null;
    const { order, before } = unchanged;
    const replaced = await removePhotos(trx, orderId);
    await insertPhotos(trx, orderId, other.photos, other.consent);
    await keepOutlines(trx, orderId, other.outlines);
    await writeResult(trx, before, other, null);
    await trx
      .updateTable('orders')
      .set({ photo_exchanges: order.photo_exchanges + 1, photos_asked_at: null, photos_deleted_at: null })
      .where('id', '=', orderId)
      .execute();
    note(trx, orderId, 'photos_stored');
    // Without a report it is delivered normally: report, then mail.
    await trx.deleteFrom('reports').where('order_id', '=', orderId).execute();
    await concludeIfDue(trx, orderId);
    return replaced;
  });
}
